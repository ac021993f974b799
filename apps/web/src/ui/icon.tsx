/** Line drawings of our own, on a grid of 24. */
const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 010 10h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0012 3z',
  rules: 'M5 4h9a4 4 0 014 4v12H9a4 4 0 01-4-4zM9 9h5M9 13h5',
  log: 'M5 6h14M5 12h14M5 18h9',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  more: 'M4 12a1 1 0 102 0 1 1 0 10-2 0zM11 12a1 1 0 102 0 1 1 0 10-2 0zM18 12a1 1 0 102 0 1 1 0 10-2 0z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  first: 'M18 6l-7 6 7 6M6 5v14',
  previous: 'M15 6l-7 6 7 6',
  next: 'M9 6l7 6-7 6',
  last: 'M6 6l7 6-7 6M18 5v14',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5a2 2 0 100 4 2 2 0 000-4zM8 15a2 2 0 100 4 2 2 0 000-4z',
  tables: 'M4 9h16M6 9v10M18 9v10M4 5h16v4H4z',
  link: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1',
  bot: 'M6 8h12v10H6zM12 8V4M9.5 12h.01M14.5 12h.01M9 16h6M3 12v3M21 12v3',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 21a8 8 0 0116 0',
  check: 'M5 13l4 4L19 7',
  plus: 'M12 5v14M5 12h14',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 018 0v3',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
