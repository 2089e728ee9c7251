import cards from '../../components/card/Card.module.css';
import { Message } from '../../components/message/Message';
import { feedbackAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ShareDialog.module.css';

/** Shown instead of the link to the owner of a wheel that was taken down. */
export function TakenDown() {
  const { t } = useTranslation('share');
  const { code } = useLanguage();
  return (
    <Message as="div">
      <p className={styles.text}>
        <strong>{t('takenDown.title')}</strong>
      </p>
      <p className={styles.text}>{t('takenDown.text')}</p>
      <p className={styles.text}>
        <a className={cards.link} href={feedbackAddress(code)}>
          {t('takenDown.write')}
        </a>
      </p>
    </Message>
  );
}
