import type {
  Chances,
  DeviceLink,
  ForkTableInput,
  GameList,
  Hint,
  JoinTable,
  Joined,
  NewTableInput,
  Person,
  Preview,
  Refusal,
  ReplayView,
  Signed,
  StoryView,
  TableCreated,
  TableList,
  WhyNot,
} from '../messages/index.ts';
import { Refused } from './refused.ts';

export interface ApiOptions {
  /** Where the server is: `http://127.0.0.1:9099`. */
  base: string;
  token?: () => string | null;
  fetch?: typeof fetch;
}

type Query = Record<string, string | number | boolean | undefined>;

/** What is asked of a server once, over HTTP. Refusals are thrown as `Refused`. */
export function api({ base, token = () => null, fetch: get = fetch }: ApiOptions) {
  async function call<T>(method: string, path: string, { body, query = {} }: { body?: unknown; query?: Query } = {}) {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const who = token();
    const response = await get(url, {
      method,
      headers: {
        ...(who !== null && { authorization: `Bearer ${who}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Refused(refusalIn(text, response.status));
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    return (isJson ? JSON.parse(text) : text) as T;
  }

  return {
    games: () => call<GameList>('GET', '/api/games'),
    tables: (query: { which?: 'open' | 'mine'; game?: string; ended?: boolean; limit?: number; next?: string } = {}) =>
      call<TableList>('GET', '/api/tables', { query }),
    create: (table: NewTableInput) => call<TableCreated>('POST', '/api/tables', { body: table }),
    join: (table: string, body: JoinTable = {}) => call<Joined>('POST', `/api/tables/${table}/join`, { body }),
    replay: (table: string, query: { n?: number; as?: string } = {}) =>
      call<ReplayView>('GET', `/api/tables/${table}/replay`, { query }),
    story: (table: string, query: { from?: number; limit?: number; as?: string } = {}) =>
      call<StoryView>('GET', `/api/tables/${table}/story`, { query }),
    hint: (table: string, seat: number) => call<Hint>('GET', `/api/tables/${table}/hint`, { query: { seat } }),
    whyNot: (table: string, seat: number, key: string) =>
      call<WhyNot>('GET', `/api/tables/${table}/why-not`, { query: { seat, key } }),
    preview: (table: string, seat: number) => call<Preview>('GET', `/api/tables/${table}/preview`, { query: { seat } }),
    chances: (table: string) => call<Chances>('GET', `/api/tables/${table}/chances`),
    export: (table: string) => call<string>('GET', `/api/tables/${table}/export`),
    fork: (table: string, body: ForkTableInput) => call<TableCreated>('POST', `/api/tables/${table}/fork`, { body }),
    import: (log: string) => call<TableCreated>('POST', '/api/tables/import', { body: { log } }),
    guest: (name?: string) => call<Signed>('POST', '/api/people', { body: name === undefined ? {} : { name } }),
    me: () => call<Person>('GET', '/api/me'),
    rename: (name: string) => call<Person>('PATCH', '/api/me', { body: { name } }),
    link: () => call<DeviceLink>('POST', '/api/me/link', { body: {} }),
    follow: (link: string) => call<Signed>('POST', '/api/people/follow', { body: { link } }),
    renew: () => call<Signed>('POST', '/api/me/renew', { body: {} }),
    forget: () => call<void>('DELETE', '/api/me'),
  };
}

export type Api = ReturnType<typeof api>;

function refusalIn(text: string, status: number): Refusal {
  try {
    const refusal = JSON.parse(text) as Partial<Refusal>;
    if (refusal.code && refusal.message) return refusal as Refusal;
  } catch {
    // Something between us and the server has answered in its own words.
  }
  return { code: 'unavailable', message: `the server answered ${status}` };
}
