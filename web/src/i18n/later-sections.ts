/** The texts that the first screen doesn't need. */
export const laterModules = import.meta.glob(
  ['./locales/*/*.json', '!./locales/*/{shell,spin,choices,page,errors,undo,account}.json'],
  { import: 'default' },
);
