import { expect, test } from 'vitest';
import { effectNames } from './effect-names';

const texts = import.meta.glob<Record<string, { name: string; description: string }>>(
  '../i18n/locales/*/effects.json',
  {
    import: 'default',
    eager: true,
  },
);

test('every effect has a name and a description in each of the nine languages', () => {
  expect(Object.keys(texts)).toHaveLength(9);
  for (const section of Object.values(texts)) {
    expect(Object.keys(section)).toEqual([...effectNames]);
    for (const name of effectNames) {
      expect(section[name]?.name).toMatch(/\S/);
      expect(section[name]?.description).toMatch(/\S/);
    }
  }
});
