import { overlayStore, showsDraw } from '../components/dialog/open-dialog';
import { dismissToast, notify, toastStore } from '../components/toasts/notify';
import { translate } from '../i18n/translate';
import { roomStore } from '../live/room-store';
import type { Wheel } from '../wheel/document/document';
import { copyOfWheel } from '../wheel/document/own-copies';
import { isUntouchedSample, withoutSample } from '../wheel/document/sample-mark';
import type { Edit } from '../wheel/edits/edits';
import { type NewChoice, replaceChoices } from '../wheel/edits/list-edits';
import { wheelStore } from '../wheel/store';
import { offerUndo, watchLastStep } from './offer-undo';

/** In a live room the wheel stays the one that everyone watches. */
export const isReplaceableSample = (): boolean =>
  roomStore.getState().control === null && isUntouchedSample(wheelStore.getState().wheel);

/**
 * Puts a wheel of its own in the place of the sample: the sample's results stay with the sample. `also`: what else is
 * part of this step.
 */
export function replaceSample(choices: readonly NewChoice[], also: Edit = (wheel) => wheel): void {
  const { wheel, continueAs } = wheelStore.getState();
  continueAs(also(wheelInstead(wheel, choices)));
}

/** Looks and spins as the sample; a name that the visitor gave it stays too. */
function wheelInstead(sample: Wheel, choices: readonly NewChoice[]): Wheel {
  const begun = withoutSample(sample, translate('common:myWheel'));
  return replaceChoices(choices)({
    ...copyOfWheel(begun, begun.name ?? ''),
    results: { history: [], totalWheelSpins: 0 },
  });
}

/** Says that the sample is gone, and offers to bring it back. */
export function offerSampleBack(text: string, or?: { label: string; afterUndo: () => void }): void {
  const isLastStep = watchLastStep();
  offerUndo({
    text,
    label: translate('common:undo'),
    takeBack: () => void goBack(isLastStep),
    isOver: () => !isLastStep(),
    or: or && { label: or.label, run: () => void goBack(isLastStep, or.afterUndo) },
  });
}

/** The store refuses to leave a wheel that spins, so the undo waits for the end of the spin. */
async function goBack(isLastStep: () => boolean, afterUndo?: () => void): Promise<void> {
  if (!isAtRest()) await stageAtRest();
  if (!isLastStep()) return;
  const { wheel, undo } = wheelStore.getState();
  undo();
  if (wheelStore.getState().wheel.id !== wheel.id) afterUndo?.();
}

/** A wheel that is put on the stage during a spin or a draw would get the previous wheel's results. */
export async function stageAtRest(notice?: string): Promise<void> {
  if (isAtRest()) return;
  if (notice) notify('info', notice, undefined, Number.POSITIVE_INFINITY);
  const toast = notice ? toastStore.getState().toasts.at(-1) : undefined;
  // Closing the popup may begin the next spin.
  while (!isAtRest()) await nextChange();
  if (toast) dismissToast(toast.id);
}

const isAtRest = (): boolean => {
  const { spinning, winner } = wheelStore.getState();
  return !spinning && winner === null && !showsDraw();
};

const nextChange = (): Promise<void> =>
  new Promise((resolve) => {
    const changed = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [wheelStore.subscribe(changed), overlayStore.subscribe(changed)];
  });
