import { overlayStore, showsDraw } from '../../components/dialog/open-dialog';
import { dismissToast, notify, toastStore } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translate, translator } from '../../i18n/translate';
import { roomStore } from '../../live/room-store';
import { focusNewChoice } from '../../stage/change-wheel';
import { offerUndo, watchLastStep } from '../../stage/offer-undo';
import { copyOfWheel } from '../../wheel/document/copies';
import type { Wheel } from '../../wheel/document/document';
import { isUntouchedSample, markOf } from '../../wheel/document/sample-mark';
import { mostChoices, type NewChoice, replaceChoices } from '../../wheel/edits/list-edits';
import { wheelStore } from '../../wheel/store';
import { addMany } from './bulk-commands';

const t = translator('import');

/** In a live room the wheel stays the one that everyone watches. */
export const isReplaceableSample = (): boolean =>
  roomStore.getState().control === null && isUntouchedSample(wheelStore.getState().wheel);

/** Adds choices to the wheel; they replace an untouched sample. */
export async function addChoices(choices: readonly NewChoice[]): Promise<void> {
  if (!isReplaceableSample()) return addMany(choices);
  const { id } = wheelStore.getState().wheel;
  await loadTexts('import');
  await stageAtRest(t('sample.waits'));
  if (wheelStore.getState().wheel.id !== id) return offerToAdd(choices);
  // The winner of the spin may have been hidden meanwhile.
  if (!isReplaceableSample()) return addMany(choices);
  beginInstead(choices);
  const rest = choices.length > mostChoices ? ` ${translate('choices:full', { most: mostChoices })}` : '';
  offerToGoBack(t('sample.replaced') + rest, {
    label: t('sample.keepBoth'),
    afterUndo: () => addMany(choices),
  });
}

/** The visitor has opened another wheel during the wait: the list was not meant for it. */
function offerToAdd(choices: readonly NewChoice[]): void {
  const add = { label: translate('choices:add.button'), run: () => addMany(choices) };
  notify('info', t('sample.otherWheel'), add, Number.POSITIVE_INFINITY);
}

/** Puts an empty wheel in the place of the sample. */
export async function startEmpty(): Promise<void> {
  const { id } = wheelStore.getState().wheel;
  await loadTexts('import');
  await stageAtRest();
  if (!isReplaceableSample() || wheelStore.getState().wheel.id !== id) return;
  beginInstead([]);
  offerToGoBack(t('sample.removed'));
  focusNewChoice();
}

/** A wheel of its own in the library: the sample's results stay with the sample. */
function beginInstead(choices: readonly NewChoice[]): void {
  const { wheel, continueAs } = wheelStore.getState();
  continueAs(wheelInstead(wheel, choices, t('sample.name')));
}

/** Looks and spins as the sample; a name that the visitor gave it stays too. */
function wheelInstead(sample: Wheel, choices: readonly NewChoice[], name: string): Wheel {
  const isRenamed = sample.sampleMark?.split(',')[0] !== markOf(sample)[0];
  const { templateName: _template, ...begun } = copyOfWheel(sample, (isRenamed && sample.name) || name);
  return replaceChoices(choices)({
    ...begun,
    description: isRenamed ? (sample.description ?? '') : '',
    results: { history: [], totalWheelSpins: 0 },
  });
}

function offerToGoBack(text: string, or?: { label: string; afterUndo: () => void }): void {
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

/** A wheel that is put on the stage during a spin or a draw would get the results of the one before. */
async function stageAtRest(notice?: string): Promise<void> {
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
