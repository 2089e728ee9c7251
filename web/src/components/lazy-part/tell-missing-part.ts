import { createStore } from 'zustand/vanilla';
import { translate } from '../../i18n/translate';
import { notify } from '../toasts/notify';

/** How often something that the visitor asked for could not be fetched. */
export const missedPartStore = createStore<{ times: number }>()(() => ({ times: 0 }));

export function countMissedPart(what: string, error: unknown): void {
  console.error(what, error);
  missedPartStore.setState(({ times }) => ({ times: times + 1 }));
}

export const missingPartText = (): string =>
  `${translate('errors:part.title')}. ${translate('errors:part.text')}`;

/** Tells the visitor that something of the page couldn't be fetched. The next attempt fetches again. */
export function tellMissingPart(what: string, error: unknown): void {
  notify('error', missingPartText());
  countMissedPart(what, error);
}
