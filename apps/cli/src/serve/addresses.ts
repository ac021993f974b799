import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Hosts that stand for every address of this machine. */
const EVERYWHERE = ['0.0.0.0', '::'];
const LOOPBACK = /^(localhost|127\.|::1$)/;

export const isEverywhere = (host: string): boolean => EVERYWHERE.includes(host);
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The addresses of this machine in its networks, those that people can type first. */
export function addressesFor(host: string, interfaces = networkInterfaces()): string[] {
  const all = Object.values(interfaces).flatMap(list => list ?? []);
  const outer = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
  const [four, six] = (['IPv4', 'IPv6'] as const).map(family => outer.filter(one => one.family === family));
  return [...four, ...(host === '::' ? six : [])].map(({ address }) => address);
}

export const urlOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
