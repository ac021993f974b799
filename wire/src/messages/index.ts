export * from './basics.ts';
export * from './commands.ts';
export * from './http.ts';
export * from './live.ts';
export * from './table.ts';
