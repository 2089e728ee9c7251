import i18next from 'i18next';
import { notify } from '../toasts/notify';

/** Says that something of the page could not be fetched; the next try really tries. */
export function tellMissingPart(what: string, error: unknown): void {
  console.error(what, error);
  const say = (key: 'title' | 'text') => i18next.t(`part.${key}`, { ns: 'errors' });
  notify('error', `${say('title')}. ${say('text')}`);
}
