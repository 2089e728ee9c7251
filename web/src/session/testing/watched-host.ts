import { vi } from 'vitest';
import type { SessionHost } from '../start-session';

/** The page around a session, as far as a test can see it: it records every call. */
export const watchedHost = () => ({
  tell: vi.fn<SessionHost['tell']>(),
  go: vi.fn<SessionHost['go']>(),
  showLost: vi.fn(),
  leave: vi.fn<SessionHost['leave']>(),
  askToSwitch: vi.fn<SessionHost['askToSwitch']>(),
  settled: vi.fn<SessionHost['settled']>(),
});
