import { translate, translator } from '../../i18n/translate';
import { mayLeaveWheel } from '../../stage/change-wheel';
import { offerUndo } from '../../stage/offer-undo';
import type { Wheel } from '../../wheel/document/document';
import { wheelStore } from '../../wheel/store';

const t = translator('ideas');

/** Puts the wheel on the stage and offers to bring back the one before, with its undo steps. */
export async function takeIdea(wheel: Wheel): Promise<boolean> {
  if (!(await mayLeaveWheel())) return false;
  const { wheel: left, log, undoHistory, replaceWheel } = wheelStore.getState();
  replaceWheel(wheel);
  offerUndo({
    text: t('taken'),
    label: translate('common:undo'),
    takeBack: () => {
      replaceWheel(left, log);
      wheelStore.setState({ undoHistory });
    },
    isOver: () => {
      const state = wheelStore.getState();
      return state.wheel.id !== wheel.id || state.spinning || state.undoHistory.snapshots.length > 1;
    },
  });
  return true;
}
