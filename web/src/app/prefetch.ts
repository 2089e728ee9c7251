import { menuPart } from '../components/menu/open-menu';
import { fetchRowParts } from '../features/choices/ChoiceList';
import { fetchEntries } from '../features/choices/ChoiceTools';
import { fetchSliceEntries, hoverTipPart } from '../features/spin/Wheel';
import { winnerDialog } from '../features/spin/Winner';
import { savesData } from '../network/saves-data';
import { panels } from './panels';

type Fetch = () => Promise<unknown>;

/** What a visitor is likely to open next, the most likely first. */
const likely: readonly Fetch[] = [
  winnerDialog.fetch,
  menuPart.fetch,
  fetchRowParts,
  fetchEntries,
  hoverTipPart.fetch,
  fetchSliceEntries,
  ...panels.map(({ part }) => part.fetch),
];

/**
 * Fetches the parts one after the other, each in an idle moment, so that they never compete with the visitor. Not for
 * visitors who save data. Returns how to stop.
 */
export function prefetchWhenIdle(parts = likely): () => void {
  if (savesData()) return () => {};
  let isStopped = false;
  const next = async ([first, ...rest]: readonly Fetch[]): Promise<void> => {
    await idle();
    if (isStopped || !first) return;
    try {
      await first();
    } catch {
      // The connection is gone, or a new version has other files; each part is fetched when it is needed.
      return;
    }
    await next(rest);
  };
  void next(parts);
  return () => {
    isStopped = true;
  };
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
