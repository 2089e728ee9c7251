import { useTranslation } from '../../i18n/use-translation';
import styles from './DifferenceList.module.css';
import type { Differences } from './differences';

/** More than this are only counted: the list helps to recognise the versions, not to compare them word by word. */
const mostNames = 8;

/** The differences between this browser's version and the other one. */
export function DifferenceList({ differences }: { differences: Differences }) {
  const { t } = useTranslation('cloud');
  const { onlyMine, onlyTheirs, changed, isNameOther, isOrderOther, isLookOther } = differences;
  const named = (text: string) => text.trim() || t('common:noText');
  const pairs = changed.map(({ mine, theirs }) =>
    mine === theirs ? named(mine) : `${named(mine)} → ${named(theirs)}`,
  );
  const also = [
    isNameOther && t('stale.diff.name'),
    isOrderOther && t('stale.diff.order'),
    isLookOther && t('stale.diff.dress'),
  ].filter((word) => word !== false);
  const groups: readonly [title: string, names: readonly string[]][] = [
    [t('stale.diff.onlyMine'), onlyMine.map(named)],
    [t('stale.diff.onlyTheirs'), onlyTheirs.map(named)],
    [t('stale.diff.changed'), pairs],
    [t('stale.diff.also'), also],
  ];
  const shown = groups.filter(([, names]) => names.length > 0);

  return (
    <section className={styles.differences} aria-label={t('stale.diff.title')}>
      {shown.length === 0 && <p className={styles.same}>{t('stale.diff.none')}</p>}
      {shown.map(([title, names]) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.names}>
            {names.slice(0, mostNames).map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two choices may have the same words, and nothing moves
              <li key={place}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          {names.length > mostNames && (
            <p className={styles.more}>{t('stale.diff.more', { count: names.length - mostNames })}</p>
          )}
        </div>
      ))}
    </section>
  );
}
