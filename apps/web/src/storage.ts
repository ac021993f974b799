/** What this device keeps. Where storage is forbidden, or full, it is kept until the page is closed. */
export interface Place {
  get: () => string | null;
  set: (value: string | null) => void;
}

const meanwhile = new Map<string, string | null>();

function kept(where: () => Storage, key: string): Place {
  return {
    get() {
      const here = meanwhile.get(key);
      if (here !== undefined) return here;
      try {
        return where().getItem(key);
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        if (value === null) where().removeItem(key);
        else where().setItem(key, value);
        meanwhile.delete(key);
      } catch {
        meanwhile.set(key, value);
      }
    },
  };
}

/** Kept on this device for good. */
export const onDevice = (key: string): Place => kept(() => localStorage, `ennead.${key}`);

/** Kept as long as this tab is open. */
export const inTab = (key: string): Place => kept(() => sessionStorage, `ennead.${key}`);
