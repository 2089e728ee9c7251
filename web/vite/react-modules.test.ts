import { expect, it } from 'vitest';
import { asModule } from './react-modules.ts';

const run = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);

it('exports what the file exported, under the same names', async () => {
  const source = `"use strict";
var step = 2;
function double(number) {
  return step * exports.identity(number);
}
exports.identity = void 0;
if (step) {
  exports.identity = function (number) {
    return number;
  };
}
exports.double = double;
exports.version = "1.0";`;
  const module = await run(asModule(source));
  expect(Object.keys(module)).toEqual(['double', 'identity', 'version']);
  expect(module.double(4)).toBe(8);
});

it('imports what the file required', async () => {
  const module = await run(
    asModule(
      'var Path = require("node:path"),\n  Url = require("node:url");\nexports.join = Path.posix.join;',
    )
      .replace('node:path', "data:text/javascript,export const posix={join:()=>'joined'}")
      .replace('node:url', 'data:text/javascript,'),
  );
  expect(module.join()).toBe('joined');
});

it.each(['module.exports = 1;', 'exports["a"] = 1;', 'if (a) require(b);'])('refuses %s', (source) => {
  expect(() => asModule(source)).toThrow("a form of CommonJS that isn't known");
});
