import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translate, translator } from '../../i18n/translate';
import { focusNewChoice } from '../../stage/change-wheel';
import { isReplaceableSample, offerSampleBack, replaceSample, stageAtRest } from '../../stage/replace-sample';
import type { Edit } from '../../wheel/edits/edits';
import { mostChoices, type NewChoice } from '../../wheel/edits/list-edits';
import { wheelStore } from '../../wheel/store';
import { addMany } from './bulk-commands';

const t = translator('import');

/** Adds choices to the wheel; they replace an untouched sample, and with it goes what `alsoInstead` changes. */
export async function addChoices(choices: readonly NewChoice[], alsoInstead?: Edit): Promise<void> {
  if (!isReplaceableSample()) return addMany(choices);
  const { id } = wheelStore.getState().wheel;
  await loadTexts('import');
  await stageAtRest(t('sample.waits'));
  if (wheelStore.getState().wheel.id !== id) return offerToAdd(choices);
  // The winner of the spin may have been hidden meanwhile.
  if (!isReplaceableSample()) return addMany(choices);
  replaceSample(choices, alsoInstead);
  const rest = choices.length > mostChoices ? ` ${translate('lists:full', { most: mostChoices })}` : '';
  offerSampleBack(t('sample.replaced') + rest, {
    label: t('sample.keepBoth'),
    afterUndo: () => addMany(choices),
  });
}

/** The visitor has opened another wheel during the wait: the list wasn't meant for this one. */
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
  replaceSample([]);
  offerSampleBack(t('sample.removed'));
  focusNewChoice();
}
