import { expect, expectTypeOf, test } from 'vitest';
import { defined } from './defined.js';

test('only the properties that are not undefined, in order', () => {
  const title = 'First' as string | undefined;
  const made = defined({ title, format: undefined as number | undefined, count: 0, isOpen: false, note: null });
  expect(JSON.stringify(made)).toBe('{"title":"First","count":0,"isOpen":false,"note":null}');
  expect('format' in made).toBe(false);
  expectTypeOf(made.title).toEqualTypeOf<string | undefined>();
  expectTypeOf<{ title?: string }>().toEqualTypeOf<Pick<typeof made, 'title'>>();
});
