import { storiesOf } from './core-stories.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** The browser of this run. */
export const engine: Engine = engines.find((each) => each === process.env.E2E_ENGINE) ?? 'chromium';

/** What this run takes: Chromium every story, the others those of the core set. */
export const wantedStories = engine === 'chromium' ? {} : { grep: storiesOf(engine) };
