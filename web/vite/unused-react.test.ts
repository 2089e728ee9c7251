import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { asModule } from './react-modules.ts';
import { leftOutExports, readVersion, withoutUnused } from './unused-react.ts';

const require = createRequire(import.meta.url);
const client = readFileSync(
  require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
);

it('was written for the version of React that is installed', () => {
  expect(require('react-dom/package.json').version).toBe(readVersion);
});

it('leaves a whole program, a tenth smaller', () => {
  const rest = withoutUnused(client);
  expect(() => parseAst(asModule(rest))).not.toThrow();
  expect(rest.length).toBeLessThan(client.length * 0.9);
});

it('empties the functions that never run and keeps the others', () => {
  const rest = withoutUnused(client);
  expect(rest).toContain('function startViewTransition() {}');
  expect(rest).toContain('function waitForCommitToBeReady() { return null; }');
  expect(rest).toContain('function commitRoot(');
});

it('makes no error while the program is evaluated', () => {
  const atTop = withoutUnused(client).match(/^(?:var|const|let| {2}\w+ =).*\bError\(.*$/gm);
  expect(atTop).toBeNull();
});

it('refuses a React that lost one of the functions', () => {
  expect(() => withoutUnused(client.replace('function getResource(', 'function findResource('))).toThrow(
    'React has no getResource any more',
  );
});

it('refuses a React that lost one of the conditions', () => {
  expect(() => withoutUnused(client.replaceAll('335544064', '335544065'))).toThrow('335544064');
});

it('exports nothing that needs what is left out', () => {
  const source = asModule(leftOutExports.map((name) => `exports.${name} = 1;`).join('\n'));
  expect(source).toContain('export {  };');
});
