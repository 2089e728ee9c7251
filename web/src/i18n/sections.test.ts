import { describe, expect, it, vi } from 'vitest';
import { firstSections } from './first-sections';
import { languageCodes } from './languages';
import { laterModules } from './later-sections';
import { loadedSection, loadSection, type SectionName } from './sections';

const files = import.meta.glob<object>('./locales/*/*.json', { import: 'default' });
const sections = Object.keys(files).flatMap((path) => /locales\/en\/(\w+)\.json$/.exec(path)?.[1] ?? []);

describe('every section', () => {
  it.each(sections as SectionName[])('can be fetched: %s', async (section) => {
    for (const language of languageCodes) {
      const written = await files[`./locales/${language}/${section}.json`]?.();
      expect(await loadSection(language, section)).toEqual(written);
      expect(loadedSection(language, section)).toEqual(written);
    }
  });

  it('is either among the first texts or a file, never both', () => {
    const later = Object.keys(laterModules).flatMap((path) => /en\/(\w+)\.json$/.exec(path)?.[1] ?? []);
    expect([...firstSections, ...later].sort()).toEqual(sections.sort());
  });
});

it('a wheel from a sentence has one name in each language', async () => {
  for (const language of languageCodes) {
    const titleIn = async (section: SectionName, ...path: string[]) =>
      path.reduce<unknown>(
        (texts, key) => (texts as Record<string, unknown>)[key],
        await loadSection(language, section),
      );
    const name = await titleIn('choices', 'ideas');
    expect(await titleIn('ideas', 'title')).toBe(name);
    expect(String(await titleIn('wheels', 'menu', 'ideas')).replace(/\s?…$/, '')).toBe(name);
  }
});

it('a section that could not be fetched is fetched anew', async () => {
  vi.resetModules();
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ label: 'Suche' });
  vi.doMock('./later-sections', () => ({ laterModules: { './locales/de/search.json': load } }));
  const { loadSection: loadAnew } = await import('./sections');
  await expect(loadAnew('de', 'search')).rejects.toThrow('offline');
  expect(await loadAnew('de', 'search')).toEqual({ label: 'Suche' });
});
