import { translate } from '../../i18n/translate';
import { offerUndo, watchLastStep } from '../../stage/offer-undo';
import type { Slice } from '../../wheel/document/document';
import { changeFields, type Edit } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';

const slicesNow = () => wheelStore.getState().wheel.slices;

/**
 * Changes many choices at once, says so and offers an undo. The offer ends with the next change of the choices: by
 * then it would undo something else.
 */
export function editAndTell(edit: Edit, say: (before: Slice[], after: Slice[]) => string): boolean {
  const before = slicesNow();
  wheelStore.getState().edit(edit);
  const after = slicesNow();
  if (after === before) return false;
  const isLastStep = watchLastStep();

  offerUndo({
    text: say(before, after),
    label: translate('common:undo'),
    takeBack: () => {
      const { undo, edit: change } = wheelStore.getState();
      if (isLastStep()) undo();
      else change(changeFields(() => ({ slices: before })));
    },
    isOver: () => slicesNow() !== after,
  });
  return true;
}
