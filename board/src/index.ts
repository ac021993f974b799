export { codeIn } from './code.ts';
export * from './contract.ts';
export { span } from './span.ts';
export { HandProvider, Touch, useHand, type Hand } from './touch.tsx';
