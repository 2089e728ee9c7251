import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { leftOutExports, readVersion, withoutUnused } from './unused-react.ts';

const require = createRequire(import.meta.url);
const inPackage = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), `cjs/${file}.production.js`);

/** What the page and its packages import of React, and the file of each. */
const files: Record<string, string> = {
  react: inPackage('react', 'react'),
  'react/jsx-runtime': inPackage('react', 'react-jsx-runtime'),
  'react-dom': inPackage('react-dom', 'react-dom'),
  'react-dom/client': inPackage('react-dom', 'react-dom-client'),
  scheduler: inPackage('scheduler', 'scheduler'),
};

/**
 * Builds the page with React as ECMAScript modules and without the parts that the page doesn't use. React publishes
 * CommonJS, of which a bundler keeps everything: 10 kB more in the first view.
 */
export const reactModulesPlugin = (): Plugin => ({
  name: 'wheelwright-react-modules',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    const { version } = require('react-dom/package.json');
    if (version !== readVersion) this.error(`vite/unused-react.ts was written for React ${readVersion}`);
  },
  resolveId: (id) => files[id],
  transform: {
    filter: { id: [...Object.values(files), /node_modules\/zustand\//] },
    handler: (source, id) => ({
      code: Object.values(files).includes(id) ? asModule(usedParts(source, id)) : withNamespace(source),
      map: null,
    }),
  },
});

const usedParts = (source: string, id: string) =>
  id === files['react-dom/client'] ? withoutUnused(source) : source;

/** Turns CommonJS as React publishes it (`exports.name =` and a list of `require` at the top) into a module. */
export function asModule(source: string): string {
  const names = new Set([...source.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name));
  const imports: string[] = [];
  const body = source
    .replaceAll(/\b(\w+) = require\((".+?")\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from ${from};`);
      return `required${name} = 0`;
    })
    .replaceAll(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1');
  const left = /\b(?:require|exports|module)\b[^\w'"`]/.exec(withoutComments(body));
  if (left) throw new Error(`React has a form of CommonJS that isn't known here: ${left[0]}`);
  const list = [...names]
    .filter((name) => !leftOutExports.includes(name))
    .map((name) => `exported_${name} as ${name}`);
  return `${imports.join('\n')}\n${body}\nexport { ${list.join(', ')} };\n`;
}

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The modules have no default export. */
const withNamespace = (source: string) =>
  source.replace("import React from 'react'", "import * as React from 'react'");
