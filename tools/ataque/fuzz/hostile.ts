import fc from 'fast-check';

/** Long enough to expose a pattern that backtracks, short enough for a request body. */
const LONG = 60_000;

/** Texts with a special meaning to some layer that must treat them as plain text. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: robada=1\r\n',
  '\u202egnp.exe',
  '\ud800',
  '\u{1F468}\u200d\u{1F469}'.repeat(200),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  "' || '1'=='1",
  "'; return true; var x='",
  '$where',
  '$ne',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2f',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  '٣',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.001Z',
  '000000000000000000000000',
  'FFFFFFFFFFFFFFFFFFFFFFFF',
  '[object Object]',
  `a@${'.'.repeat(LONG)}@`,
  `${' '.repeat(LONG)}x`,
  'a'.repeat(LONG),
  '@'.repeat(3_900),
  'ﷺ'.repeat(3_000),
  '$'.repeat(LONG),
  '(((((((((((((((a+)+)+)+)+)+)+)+)+)+)+)+)+)+)+!',
  `data:image/png;base64,${'A'.repeat(LONG)}!`,
];

const OPERATORS: readonly unknown[] = [
  { $gt: '' },
  { $ne: null },
  { $regex: '.*' },
  { $where: 'while(true){}' },
  { $in: [] },
  { $expr: { $function: { body: 'return true', args: [], lang: 'js' } } },
  { _id: { $ne: null } },
  { $set: { rol: 'admin' } },
  [{ $ne: 1 }],
  { _bsontype: 'ObjectId', id: 'aaaaaaaaaaaa' },
  { toString: 'x', valueOf: 'y', toJSON: 'z' },
  { length: 1e9 },
];

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value };
  return value;
};

/** Values that our forms never send. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...OPERATORS) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, [], {}) },
  { weight: 2, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: false }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
  { weight: 1, arbitrary: fc.constantFrom(nested(50), nested(2_000), Array(3_000).fill('a')) },
);
