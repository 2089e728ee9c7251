import { useEffect, useRef } from 'react';
import { Message } from '../../components/message/Message';
import { StarShape } from '../../components/stars/StarShape';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ThankYou.module.css';

/** Shown above the form, which is empty again; it has the focus, so that it isn't missed. */
export function ThankYou() {
  const { t } = useTranslation('feedback');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className={styles.thanks}>
      <StarShape fill="full" size={44} />
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {t('thanks.title')}
        </h3>
        <Message className={styles.text}>{t('thanks.text')}</Message>
      </div>
    </div>
  );
}
