import { lazyPart } from '../../components/lazy-part/lazy-part';
import type { Slice } from '../../wheel/document/document';

export const winnerDialog = lazyPart<{ winner: Slice }>(
  async () => (await import('./WinnerDialog')).WinnerDialog,
);
