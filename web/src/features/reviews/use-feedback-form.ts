import { type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '../../api/api-error';
import { problemOfCode } from '../../api/problem';
import { textIn } from '../../api/read-answer';
import { submitFeedback } from '../../api/reviews';
import { emailAddress } from '../../components/field/check-text';
import { useForm } from '../../components/field/use-form';
import { problemText } from '../../components/problem/problem-text';
import { announce } from '../../components/question/ask';
import type { Translate } from '../../i18n/keys';
import { translator } from '../../i18n/translate';
import { sessionStore } from '../../session/session-state';
import { BotCheckFailed, botToken } from './bot-token';
import { checkDraft } from './check-draft';
import { type Draft, dropDraft, emptyDraft, keepDraft, readDraft, topicOf } from './draft';

/** `trap` is the box that only machines fill in. */
export function useFeedbackForm(trap: RefObject<HTMLInputElement | null>) {
  const user = useStore(sessionStore, (state) => state.user);
  const [draft, setDraft] = useState(readDraft);

  const { name = '', email = '' } = user ?? {};
  useEffect(() => {
    setDraft((now) => ({ ...now, name: now.name || name, email: now.email || email }));
  }, [name, email]);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // Name and address of the account are filled in each time; stored, they would greet the next visitor of
    // this browser.
    keepDraft({
      ...next,
      name: next.name === name ? '' : next.name,
      email: next.email === email ? '' : next.email,
    });
  };

  const send = async () => {
    try {
      await submitFeedback(submissionOf(draft, await botToken(), trap.current?.value ?? ''));
      dropDraft();
      setDraft({ ...emptyDraft, name, email });
      return true;
    } catch (error) {
      void tellSendFailure(error);
      return false;
    }
  };

  return { draft, change, ...useForm({ check: () => checkDraft(draft), send }) };
}

const submissionOf = (draft: Draft, recaptchaToken: string, website: string) => ({
  name: draft.name.trim(),
  email: emailAddress(draft.email) ?? draft.email,
  type: topicOf(draft) ?? ('other' as const),
  usage: draft.usage.trim(),
  rating: draft.rating,
  text: draft.text.trim(),
  recaptchaToken,
  timestamp: new Date().toISOString(),
  ...(website ? { website } : {}),
});

/** Says why in the page's language, or for an unknown code in the server's words, as the specification asks. Resolves when the visitor has closed it. */
function tellSendFailure(error: unknown): Promise<void> {
  console.warn('The feedback could not be sent.', error);
  const t = translator('feedback');
  return announce({ title: t('failed.title'), text: reasonOf(error, t), confirm: t('common:ok') });
}

function reasonOf(error: unknown, t: Translate<'feedback'>): string {
  if (error instanceof BotCheckFailed) return t('failed.check');
  if (!(error instanceof ApiError)) return t('failed.offline');
  if (problemOfCode(error.code)) return problemText(error, 'common');
  return textIn(error.body, 'message') ?? t('failed.status', { status: error.status });
}
