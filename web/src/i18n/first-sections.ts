/** What the first screen says, loaded before it appears: so it appears at once and whole. */
export const firstSections = ['shell', 'spin', 'choices', 'page', 'errors', 'undo', 'account'] as const;
