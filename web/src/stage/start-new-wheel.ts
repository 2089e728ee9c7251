import i18next from 'i18next';
import { loadTexts } from '../i18n/load-texts';
import { newWheel } from '../wheel/document/new-wheel';
import { nameWheel } from '../wheel/edits/edits';
import { changeWheel } from './change-wheel';

/** An empty wheel on the stage that waits for its first choice. Returns false when the visitor keeps the current one. */
export async function startNewWheel(): Promise<boolean> {
  await loadTexts('wheels');
  const fresh = nameWheel(i18next.t('wheels:new.name'), '')(newWheel());
  const isNew = await changeWheel(fresh);
  if (isNew) focusNewChoice();
  return isNew;
}

export const focusNewChoice = (): void => document.getElementById('new-choice')?.focus();
