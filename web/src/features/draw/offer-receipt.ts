import i18next from 'i18next';
import { notify } from '../../components/toasts/notify';
import { verifyAddress } from '../../i18n/addresses';
import type { OfficialDraw } from './official-draw';

/** Says why a draw that was made cannot be shown, and leads to its receipt, which tells who won. */
export function offerReceipt(why: 'unshown' | 'left', { receipt, salt }: OfficialDraw): void {
  const t = i18next.getFixedT(null, 'draw');
  const run = () => window.open(verifyAddress(receipt, undefined, salt), '_blank', 'noopener');
  notify('info', t(why), { label: t('receipt'), run });
}
