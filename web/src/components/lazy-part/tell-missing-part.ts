import { translate } from '../../i18n/translate';
import { ui } from '../../state/ui';
import { notify } from '../toasts/notify';

export function countMissedPart(what: string, error: unknown): void {
  console.error(what, error);
  ui.setState(({ missedParts }) => ({ missedParts: missedParts + 1 }));
}

export const missingPartText = (): string =>
  `${translate('common:part.title')}. ${translate('common:part.text')}`;

/** Tells the visitor that something of the page couldn't be fetched. The next attempt fetches again. */
export function tellMissingPart(what: string, error: unknown): void {
  notify('error', missingPartText());
  countMissedPart(what, error);
}
