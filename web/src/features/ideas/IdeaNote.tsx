import type { IdeaOffer } from '../../api/ideas';
import { loginAddress } from '../../i18n/addresses';
import { useTranslation } from '../../i18n/use-translation';
import { rememberReturnPage } from '../../session/remembered';
import styles from './IdeaDialog.module.css';

/** A visitor who signs in for this comes back to the dialog. */
const comeBackHere = (): void => rememberReturnPage(`${window.location.pathname}?action=ai-wheel`);

/** Says where the ideas come from, and what they cost. */
export function IdeaNote({ offer }: { offer: IdeaOffer | null }) {
  const { t } = useTranslation('ideas');
  if (!offer) return null;
  if (offer.model && offer.credits !== undefined)
    return <p className={styles.note}>{t('note.model', { count: offer.credits })}</p>;
  return (
    <p className={styles.note}>
      {t('note.library')}
      {offer.model && (
        <>
          {' '}
          {t('note.guest')}{' '}
          <a href={loginAddress()} onClick={comeBackHere}>
            {t('common:signIn')}
          </a>
        </>
      )}
    </p>
  );
}
