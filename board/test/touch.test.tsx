import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HandProvider, Touch, type Hand } from '../src/index.ts';

const hand: Hand = {
  lit: new Set(['world/asgard']),
  path: ['stone/0/midgard'],
  pointed: new Set(['card']),
  name: ref => `the ${ref}`,
  touch: () => {},
  look: () => {},
};

const draw = (ref: string): string =>
  renderToStaticMarkup(
    <HandProvider value={hand}>
      <Touch of={ref} as="div">
        x
      </Touch>
    </HandProvider>,
  );

test('a lit thing is a button with a name', () => {
  expect(draw('world/asgard')).toContain('role="button" tabindex="0" aria-label="the world/asgard"');
});

test('a thing that cannot be touched is no button', () => {
  expect(draw('world/alfheim')).toBe('<div data-ref="world/alfheim" class="touch">x</div>');
});

test('what was touched and what a lesson points at is marked', () => {
  expect(draw('stone/0/midgard')).toContain('touched');
  expect(draw('card')).toContain('pointed');
});

test('without a hand nothing is lit', () => {
  expect(renderToStaticMarkup(<Touch of="card">x</Touch>)).toBe('<g data-ref="card" class="touch">x</g>');
});
