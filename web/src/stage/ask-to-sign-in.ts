import { ask } from '../components/question/ask';
import { loadTexts } from '../i18n/load-texts';
import { translator } from '../i18n/translate';

/** What a guest needs an account for. */
export type SignInPurpose = 'save' | 'media' | 'open' | 'coEdit' | 'list';

/** The one dialog that asks a guest to sign in: it says what for. Returns whether they want to. */
export async function askToSignIn(purpose: SignInPurpose): Promise<boolean> {
  await loadTexts('session');
  const t = translator('session', 'needed');
  return ask({
    title: t('title'),
    text: t(`for.${purpose}`),
    confirm: t('logIn'),
    cancel: t('common:cancel'),
    look: 'main',
    isAboutSignIn: true,
  });
}
