/** A share of one, as people write it. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
