import type { ClaimPlace } from '../../api/entries';
import { Button } from '../../components/controls/Button';
import { ProblemLine } from '../../components/problem/ProblemLine';
import { useTranslation } from '../../i18n/use-translation';
import styles from './Claims.module.css';
import { stateText } from './claim-words';
import { PassOver } from './PassOver';
import { useAsking } from './use-asking';
import { useSecondsLeft } from './use-seconds-left';

interface ClaimRowProps {
  place: ClaimPlace;
  name: string;
  /** Who has the place now; empty where nobody was left, undefined where that isn't known. */
  instead: string | undefined;
  isHost: boolean;
}

/** A winner, and what became of them. The host says it for them, or passes over them. */
export function ClaimRow({ place, name, instead, isHost }: ClaimRowProps) {
  const { t } = useTranslation('live', 'claims');
  const left = useSecondsLeft(place.until);
  const { ask, problem, isAsking } = useAsking();
  return (
    <li className={styles.row} data-state={place.state}>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.state} role={left ? 'timer' : undefined}>
        {stateText(place, left)}
      </span>
      {instead !== undefined && (
        <span className={styles.state}>{instead ? t('instead', { name: instead }) : t('nobody')}</span>
      )}
      {isHost && place.state === 'waiting' && (
        <div className={styles.ways}>
          <Button
            aria-label={t('common:labelled', { label: t('here'), value: name })}
            aria-disabled={isAsking}
            onClick={() => ask(({ claim }) => claim(place.guid))}
          >
            {t('here')}
          </Button>
          <PassOver guid={place.guid} name={name} />
        </div>
      )}
      <ProblemLine>{problem}</ProblemLine>
    </li>
  );
}
