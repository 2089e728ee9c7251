import { expect, it } from 'vitest';
import themes from '../../../../content/themes.json';

const texts = import.meta.glob<{ themes: object; palettes: object }>('../../i18n/locales/*/look.json', {
  import: 'default',
  eager: true,
});

it('every theme and palette has a name in each of the nine languages, and English has the stored one', () => {
  const palettes = Object.values(themes).flatMap((theme) => theme.palettes.map(({ name }) => name));
  expect(Object.keys(texts)).toHaveLength(9);
  for (const section of Object.values(texts)) {
    expect(Object.keys(section.themes)).toEqual(Object.keys(themes));
    expect(Object.keys(section.palettes)).toEqual(palettes);
  }
  const english = texts['../../i18n/locales/en/look.json'];
  expect(Object.values(english?.palettes ?? {})).toEqual(palettes);
  expect(Object.values(english?.themes ?? {})).toEqual(Object.values(themes).map(({ name }) => name));
});
