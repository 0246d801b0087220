// Texts of any characters for property tests, including control characters, lone surrogates, and direction marks. (The
// library's own `binary` texts take a second to set up.)

import fc from 'fast-check';

const LAST_CODE_POINT = 0x10ffff;

export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: LAST_CODE_POINT })), { maxLength })
    .map((points) => String.fromCodePoint(...points));
