import i18next from 'i18next';
import { notify } from '../toasts/notify';

/** Tells the visitor that something of the page couldn't be fetched. The next attempt fetches again. */
export function tellMissingPart(what: string, error: unknown): void {
  console.error(what, error);
  const say = (key: 'title' | 'text') => i18next.t(`part.${key}`, { ns: 'errors' });
  notify('error', `${say('title')}. ${say('text')}`);
}
