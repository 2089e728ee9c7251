/** The texts of the first screen, loaded before it appears, so that it appears complete. */
export const firstSections = [
  'common',
  'shell',
  'spin',
  'choices',
  'page',
  'errors',
  'undo',
  'account',
] as const;
