import { createHmac, timingSafeEqual } from 'node:crypto';

/** Texts that only the holder of a key can have made: `v1.<part>.<part>.<signature>`. */
export interface Signer {
  sign(...parts: readonly (string | number)[]): string;
  /** The parts of a token; null if it is not one of ours. */
  read(token: string): string[] | null;
}

const VERSION = 'v1';
const LONGEST = 200;

export function signer(key: Uint8Array): Signer {
  const signatureOf = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign(...parts) {
      const text = [VERSION, ...parts].join('.');
      return `${text}.${signatureOf(text)}`;
    },
    read(token) {
      if (token.length > LONGEST) return null;
      const end = token.lastIndexOf('.');
      const [version, ...parts] = token.slice(0, Math.max(0, end)).split('.');
      const found = Buffer.from(token.slice(end + 1));
      const wanted = Buffer.from(signatureOf(token.slice(0, Math.max(0, end))));
      if (found.length !== wanted.length || !timingSafeEqual(found, wanted)) return null;
      return version === VERSION ? parts : null;
    },
  };
}
