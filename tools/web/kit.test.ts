import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../web/src');
const components = (await readdir(source, { recursive: true })).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

const kit = 'components/';
/** The browser's own file picker lies over a zone that also takes dropped and pasted files. */
const mayHaveInput = ['features/media/FileChoice.tsx'];

const controls = [/<(input|select|textarea)\b/, /\brole="radio"/, /\btype="(radio|checkbox)"/];

describe('the kit', () => {
  it('has every box, choice and switch: no other part makes its own', async () => {
    const own: string[] = [];
    for (const file of components.filter((each) => !each.startsWith(kit) && !mayHaveInput.includes(each))) {
      const text = await readFile(join(source, file), 'utf8');
      if (controls.some((control) => control.test(text))) own.push(file);
    }
    expect(own).toEqual([]);
  });
});
