import { useTranslation } from '../i18n/use-translation';
import styles from './ProductReply.module.css';

/** The product's reply below a review. */
export function ProductReply({ text }: { text: string }) {
  const { t } = useTranslation('feedback');
  return (
    <div className={styles.reply}>
      <p className={styles.replier}>{t('reviews.reply')}</p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  );
}
