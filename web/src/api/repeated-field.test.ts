import { expect, test } from 'vitest';
import { hasRepeatedField } from './repeated-field';

test.each([
  ['{"a":1,"a":2}', true],
  ['{"a":{"b":1},"c":[{"d":1,"d" : 1}]}', true],
  ['{"a":1,"\\u0061":2}', true],
  ['{"a":{"a":[{"a":1},{"a":2}]}}', false],
  ['{"a":"b\\":","b":"\\\\","c":["d","e\\":\\""]}', false],
  ['[]', false],
])('%s: %s', (text, isRepeated) => {
  expect(hasRepeatedField(text)).toBe(isRepeated);
});
