/** Markdown is imported as its text (esbuild's text loader; a plugin in vitest.config.ts). */
declare module '*.md' {
  const text: string;
  export default text;
}
