import { describe, expect, test } from 'vitest';
import {
  Chances,
  ClientMessage,
  Command,
  EXAMPLES,
  HTTP_EXAMPLES,
  Hint,
  Preview,
  ServerMessage,
  WhyNot,
} from '../src/index.ts';

const ANSWERS = { Chances, Hint, WhyNot, Preview };

describe('examples', () => {
  test.each(EXAMPLES.client.map(message => [JSON.stringify(message), message] as const))('%s', (_text, message) => {
    expect(ClientMessage.parse(message)).toEqual(message);
  });

  test.each(EXAMPLES.server.map(message => [JSON.stringify(message).slice(0, 80), message] as const))(
    '%s',
    (_text, message) => {
      expect(ServerMessage.parse(message)).toEqual(message);
    },
  );

  test.each(Object.entries(HTTP_EXAMPLES))('%s', (name, example) => {
    expect(ANSWERS[name as keyof typeof ANSWERS].parse(example)).toEqual(example);
  });

  test('there is one of every kind', () => {
    const said = new Set(EXAMPLES.client.map(({ type }) => type));
    expect([...said].sort()).toEqual(ClientMessage.options.map(option => option.shape.type.value).sort());
    const heard = new Set(EXAMPLES.server.map(({ type }) => type));
    expect([...heard].sort()).toEqual(ServerMessage.options.map(option => option.shape.type.value).sort());
    const done = EXAMPLES.client.flatMap(message => (message.type === 'do' ? [message.command.type] : []));
    expect(done.sort()).toEqual(Command.options.map(option => option.shape.type.value).sort());
  });
});
