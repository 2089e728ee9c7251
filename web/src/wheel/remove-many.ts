import { changeDefinition, type Edit } from './edits';

/** What two texts have in common when people take them for the same: letters' case and blanks do not count. */
export const sameTextKey = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

export const hasDuplicates = (texts: readonly string[]): boolean =>
  new Set(texts.map(sameTextKey)).size < texts.length;

/** Of choices that read the same, the first one stays. */
export const removeDuplicates: Edit = changeDefinition(({ slices }) => {
  const seen = new Set<string>();
  return {
    slices: slices.filter(({ text }) => {
      const key = sameTextKey(text);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  };
});

export const removeInactive: Edit = changeDefinition(({ slices }) => ({
  slices: slices.filter((slice) => slice.active),
}));

export const removeAll: Edit = changeDefinition(() => ({ slices: [] }));
