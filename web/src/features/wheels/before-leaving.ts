import i18next from 'i18next';
import { ask } from '../../components/question/ask';
import { hasUnsavedChanges, wheelStore } from '../../wheel/store';

/** Whether another wheel may take the place of this one: asked only when something would be lost. */
export async function mayLeaveWheel(): Promise<boolean> {
  if (!hasUnsavedChanges(wheelStore.getState())) return true;
  await i18next.loadNamespaces('config');
  const say = (key: 'title' | 'text' | 'continueButton' | 'cancelButton') =>
    i18next.t(`unsavedChanges.${key}`, { ns: 'config' });
  return ask({
    title: say('title'),
    text: say('text'),
    confirm: say('continueButton'),
    cancel: say('cancelButton'),
  });
}
