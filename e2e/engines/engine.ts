const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** The browser of this run: every story runs in Chromium, those of the core set in all three. */
export const engine: Engine = engines.find((each) => each === process.env.E2E_ENGINE) ?? 'chromium';

/** Marks a story of the core set. */
export const inAllEngines = { tag: ['@firefox', '@webkit'] };
/** A story of the core set that needs what WebKit can't be asked here; `docs/browsers.md` says what. */
export const inFirefoxToo = { tag: '@firefox' };

export const storiesOf = (which: Engine) => (which === 'chromium' ? {} : { grep: new RegExp(`@${which}`) });
