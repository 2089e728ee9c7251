import { useEffect } from 'react';
import { wheelStore } from '../../wheel/store';
import { undoKey } from './undo-key';

export type Travel = 'undo' | 'redo';

/** While one of these asks for an answer, the wheel beneath stays as it is. */
const isAnswering = () =>
  wheelStore.getState().winner !== null || document.querySelector('dialog[open][role=alertdialog]') !== null;

export function useUndoKeys(onTravel: (travel: Travel) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const travel = event.defaultPrevented ? undefined : undoKey(event);
      if (!travel || isAnswering()) return;
      event.preventDefault();
      onTravel(travel);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [onTravel]);
}
