import { useTranslation } from '../../../i18n/use-translation';
import { coerceWeight } from '../../../wheel/document/coerce-wheel';
import type { NewChoice } from '../../../wheel/edits/list-edits';
import styles from './ImportDialog.module.css';

const shown = 6;

/** The first choices as they would be on the wheel. */
export function ImportPreview({ choices }: { choices: readonly NewChoice[] }) {
  const { t } = useTranslation(['import', 'choices']);
  if (choices.length === 0) return <p className={styles.none}>{t('nothing')}</p>;
  return (
    <section aria-label={t('preview')}>
      <h3 className={styles.subtitle}>{t('preview')}</h3>
      <ol className={styles.preview}>
        {choices.slice(0, shown).map(({ text, weight }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and texts may be the same
          <li key={place}>
            <span className={styles.text} dir="auto">
              {text || t('common:noText')}
            </span>
            {weight !== undefined && (
              <span className={styles.weight}>{t('choices:weight', { weight: coerceWeight(weight) })}</span>
            )}
          </li>
        ))}
      </ol>
      {choices.length > shown && (
        <p className={styles.none}>{t('andMore', { count: choices.length - shown })}</p>
      )}
    </section>
  );
}
