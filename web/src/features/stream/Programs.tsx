import { Fold } from '../../components/fold/Fold';
import { useTranslation } from '../../i18n/use-translation';
import styles from './Stream.module.css';

const programs = ['obs', 'streamlabs', 'vmix'] as const;

/** What each streaming program needs, once the address is copied. */
export function Programs() {
  const { t } = useTranslation('stream');
  return (
    <section aria-label={t('programs.label')}>
      {programs.map((program) => (
        <Fold key={program} title={t(`programs.${program}.name`)}>
          <p className={styles.text}>{t(`programs.${program}.text`)}</p>
        </Fold>
      ))}
      <p className={styles.text}>{t('programs.voice')}</p>
    </section>
  );
}
