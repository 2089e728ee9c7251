import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { canRedo, canUndo, wheelStore } from '../../wheel/store';

export const undoPart = lazyPart(async () => (await import('./UndoButtons')).UndoButtons);

/** Undo and redo, with the first change: until then there is nothing to undo. */
export function Undo() {
  const isPossible = useStore(wheelStore, (state) => canUndo(state) || canRedo(state));
  const changes = useStore(wheelStore, ({ undoHistory }) => undoHistory.snapshots.length);
  const Buttons = usePart(
    isPossible ? undoPart : null,
    (error) => console.warn('The buttons for undo could not be loaded.', error),
    undefined,
    changes,
  );
  return isPossible && Buttons && <Buttons />;
}
