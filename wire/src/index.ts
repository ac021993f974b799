export { differenceText, patch, type Edit } from './difference.ts';
export { EXAMPLES, HTTP_EXAMPLES } from './messages/examples.ts';
export * from './messages/index.ts';
export { knownJson } from './known-json.ts';
export { plainJson } from './plain-json.ts';
export { VERSION } from './version.ts';
