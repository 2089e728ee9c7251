import i18next from 'i18next';
import { ApiError } from '../../api/api-error';
import { textIn } from '../../api/read-body';
import { announce } from '../../components/question/ask';
import { BotCheckFailed } from './bot-token';

/** The server's own words, or its status where it has none. Resolves when the visitor has read it. */
export function tellSendFailure(error: unknown): Promise<void> {
  console.warn('The feedback could not be sent.', error);
  const t = i18next.getFixedT(null, 'feedback');
  return announce({ title: t('failed.title'), text: reasonOf(error, t), confirm: t('failed.close') });
}

function reasonOf(error: unknown, t: ReturnType<typeof i18next.getFixedT<'feedback'>>): string {
  if (error instanceof BotCheckFailed) return t('failed.check');
  if (!(error instanceof ApiError)) return t('failed.offline');
  return textIn(error.body, 'message') ?? t('failed.status', { status: error.status });
}
