import { join } from 'node:path';
import type { Plugin } from 'vite';

const iconFile = /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
const component = join(import.meta.dirname, '../src/components/icon/icon.tsx');

/**
 * Makes each Tabler icon one call with one path. Their own form, a list of elements for a component with an option for
 * everything, is two and a half times as long, and the first view has dozens of icons.
 */
export const smallIconsPlugin = (): Plugin => ({
  name: 'wheelwright-small-icons',
  apply: 'build',
  transform: {
    filter: { id: iconFile },
    handler(source, id) {
      const { name, path } = smallIcon(source, id);
      const call = `/* @__PURE__ */ icon(${JSON.stringify(name)}, ${JSON.stringify(path)})`;
      return {
        code: `import { icon } from ${JSON.stringify(component)};\nexport default ${call};`,
        map: { mappings: '' },
      };
    },
  },
});

/** Reads a file of the package. Throws for an icon that one outlined path can't draw. */
export function smallIcon(source: string, id: string): { name: string; path: string } {
  const [, name] = /createReactComponent\("outline", "([\w-]+)"/.exec(source) ?? [];
  const [, list] = /__iconNode = (\[.*\]);/.exec(source) ?? [];
  const paths = (JSON.parse(list ?? '[]') as [string, { d: string; key: string }][]).map(
    ([tag, { d, key: _, ...other }]) =>
      tag === 'path' && Object.keys(other).length === 0 && d.startsWith('M') ? d : undefined,
  );
  if (!name || paths.length === 0 || paths.includes(undefined)) {
    throw new Error(`${id} is no icon of outlined paths`);
  }
  return { name, path: shorten(paths.join('')) };
}

/** Leaves out the spaces that the next sign or point makes unnecessary. */
const shorten = (path: string): string => path.replaceAll(/ (?=-)|(?<=\.\d+) (?=\.)/g, '');
