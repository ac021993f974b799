export { codeIn } from './code.ts';
export * from './contract.ts';
export type { Opening, Place, TableTop } from './opening.ts';
export { span } from './span.ts';
export { HandProvider, Touch, useHand, type Hand } from './touch.tsx';
