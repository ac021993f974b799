export const FELT = '#5c1016';
export const GOLD = '#d9a441';

/** Columns of kingdoms before a gold sun. */
export function Paint() {
  return (
    <>
      <circle cx="100" cy="110" r="78" fill={GOLD} />
      <circle cx="100" cy="110" r="66" fill="none" stroke={FELT} strokeWidth="2" />
      {[28, 64, 100, 136, 172].map((x, i) => {
        const height = 44 + ((i * 43) % 76);
        return (
          <g key={x} transform={`translate(${x} 214)`}>
            <rect x="-13" y={-height} width="26" height={height} fill="#17090b" />
            <rect x="-13" y={-height} width="26" height="6" fill={GOLD} />
            <path d={`M-6 ${17 - height}h12M-6 ${24 - height}h12`} stroke={GOLD} strokeWidth="2" />
          </g>
        );
      })}
      <path d="M4 214h192M4 221h192" stroke={GOLD} strokeWidth="1.5" />
    </>
  );
}
