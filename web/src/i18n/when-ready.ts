import i18next from 'i18next';

/** Resolves as soon as the page knows its language: something may want to speak before that. */
export const whenReady = (): Promise<void> =>
  i18next.isInitialized
    ? Promise.resolve()
    : new Promise((resolve) => i18next.on('initialized', () => resolve()));
