import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Chances, ClientMessage, Command, Hint, Preview, REFUSALS, ServerMessage, WhyNot } from '@ennead/wire';

const SCHEMAS: Record<string, { safeParse(value: unknown): { error?: unknown } }> = {
  client: ClientMessage,
  server: ServerMessage,
  Hint,
  WhyNot,
  Preview,
  Chances,
};

const text = readFileSync(new URL('../PROTOCOL.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json (\w+)\n([\s\S]*?)```/g)].map(([, who, body]) => ({ who, body }));

describe('PROTOCOL.md', () => {
  test.each(examples)('$who $body', ({ who, body }) => {
    expect(SCHEMAS[who].safeParse(JSON.parse(body)).error).toBeUndefined();
  });

  test.each(Object.keys(SCHEMAS))('has an example of %s', name => {
    expect(examples.map(({ who }) => who)).toContain(name);
  });

  test('has examples and names every command', () => {
    expect(examples.length).toBeGreaterThan(10);
    const [, listed] = /Commands: ([\s\S]*?)\n\n/.exec(text)!;
    const named = [...listed.matchAll(/`([a-z ]+)`/g)].flatMap(([, names]) => names.split(' '));
    for (const { shape } of Command.options) expect(named).toContain(shape.type.value);
  });

  test('the codes of refusals are told apart', () => {
    expect(new Set(REFUSALS).size).toBe(REFUSALS.length);
  });
});
