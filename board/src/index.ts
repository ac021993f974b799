export * from './contract.ts';
export { HandProvider, Touch, useHand, type Hand } from './touch.tsx';
