/** The texts of all that is not on the first screen. */
export const laterModules = import.meta.glob(
  ['./locales/*/*.json', '!./locales/*/{shell,spin,choices,page,errors,undo,account}.json'],
  { import: 'default' },
);
