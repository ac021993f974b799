import type { Language } from './contract.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** What is left on a clock: 1:05, 2:10:00; from a day on in days and hours, as the language shortens them. */
export function span(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24)
    return `${counted(Math.floor(hours / 24), 'day', language)} ${counted(hours % 24, 'hour', language)}`;
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const counted = (count: number, unit: 'day' | 'hour', language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);
