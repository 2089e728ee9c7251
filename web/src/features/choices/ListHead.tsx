import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { RadioLabel } from '../../components/segment/RadioLabel';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { type Preferences, prefer } from '../../state/preferences';
import styles from './ListHead.module.css';

const run = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    tellMissingPart('A command could not be loaded.', error);
  }
};
const showAll = async () => (await withTexts(import('./bulk-commands'), 'lists')).switchAllOn();
const startEmpty = async () => (await withTexts(import('./add-choices'), 'lists')).startEmpty();

const refreshList = async () =>
  (await withTexts(import('./address/refresh-list'), 'import', 'lists')).refreshList();

const views = ['list', 'text'] as const;

interface ListHeadProps {
  view: Preferences['choicesView'];
  count: number;
  /** How many of them are hidden. */
  off: number;
  /** The number of choices that can win if all have the same chance, otherwise null. */
  even: number | null;
  isSample: boolean;
  /** Its choices are kept elsewhere, too. */
  hasSource: boolean;
}

/** Switches between list and text, and says what holds for all choices. */
export function ListHead({ view, count, off, even, isSample, hasSource }: ListHeadProps) {
  const { t } = useTranslation('choices');
  return (
    <div className={styles.head}>
      <div role="radiogroup" aria-label={t('view.label')} className={styles.views}>
        {views.map((each) => (
          <RadioLabel
            key={each}
            className={styles.view}
            name="choices-view"
            checked={each === view}
            onChange={() => prefer('choicesView', each)}
          >
            {t(`view.${each}`)}
          </RadioLabel>
        ))}
      </div>
      <div className={styles.facts}>
        <p>
          <span>
            {t('common:choices', { count })}
            {off > 0 && ` · ${t('off', { count: off })}`}
          </span>
          {even !== null && even > 1 && <span>{t('each', { spins: even })}</span>}
        </p>
      </div>
      {off > 0 && (
        <button type="button" className={styles.command} onClick={() => run(showAll)}>
          {t('tools.allOn')}
        </button>
      )}
      {hasSource && (
        <button type="button" className={styles.command} onClick={() => run(refreshList)}>
          {t('refresh')}
        </button>
      )}
      {isSample && (
        <button type="button" className={styles.command} onClick={() => run(startEmpty)}>
          {t('startEmpty')}
        </button>
      )}
    </div>
  );
}
