/** The texts that the first view doesn't need; those of the first view are one file (`vite/first-texts.ts`). */
export const laterModules = import.meta.glob(
  ['./locales/*/*.json', '!./locales/*/{common,shell,spin,choices,page,errors,undo,account}.json'],
  { import: 'default' },
);
