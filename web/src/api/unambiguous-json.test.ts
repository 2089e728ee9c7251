import { expect, test } from 'vitest';
import { isUnambiguous } from './draws';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['{"a":1,"a":2}', false],
  ['{"a":{"b":1},"c":[{"d":1,"d" : 1}]}', false],
  ['{"a":1,"\\u0061":2}', false],
  ['{"a":{"a":[{"a":1},{"a":2}]}}', true],
  ['{"a":"b\\":","b":"\\\\","c":["d","e\\":\\""]}', true],
  ['[]', true],
  [nested(101), true],
  [nested(102), false],
  [nested(100_000), false],
])('%.60s: %s', (text, isRead) => {
  expect(isUnambiguous(text)).toBe(isRead);
});
