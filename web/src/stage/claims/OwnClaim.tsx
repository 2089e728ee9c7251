import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import { useEffect, useRef } from 'react';
import type { ClaimPlace } from '../../api/entries';
import { Button } from '../../components/controls/Button';
import { ProblemLine } from '../../components/problem/ProblemLine';
import { useTranslation } from '../../i18n/use-translation';
import { howReplaced } from '../../live/how-replaced';
import styles from './Claims.module.css';
import { useAsking } from './use-asking';
import { clockTime, useSecondsLeft } from './use-seconds-left';

/** A winner claims on their own phone, and sees how long they can, and what happens afterwards. */
export function OwnClaim({ place }: { place: ClaimPlace }) {
  const { t } = useTranslation('live', 'claims');
  const { guid, state, until, by, reason } = place;
  const left = useSecondsLeft(until);
  const { ask, problem, isAsking } = useAsking();
  const answer = useRef<HTMLParagraphElement>(null);
  const wasAsked = useRef(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (state === 'claimed' && wasAsked.current) answer.current?.focus();
  }, [state]);
  if (state === 'claimed')
    return (
      <p ref={answer} tabIndex={-1} className={styles.own}>
        {t(by === 'host' ? 'own.confirmed' : 'own.claimed')}
      </p>
    );
  if (state === 'replaced') {
    const how = howReplaced(place);
    return <p className={styles.own}>{t(`own.replaced.${how === 'left' ? 'other' : how}`, { reason })}</p>;
  }
  if (left === 0) return <p className={styles.own}>{t('own.over')}</p>;
  return (
    <div className={styles.claim}>
      {/* Before the button: on a phone what is below it is out of sight. */}
      <div className={styles.call}>
        <p className={styles.own}>{t('own.won')}</p>
        {left !== null && (
          <p role="timer" className={styles.time}>
            {t('own.left', { time: clockTime(left) })}
          </p>
        )}
      </div>
      <div className={styles.here}>
        <Button
          look="main"
          aria-disabled={isAsking}
          onClick={() => {
            wasAsked.current = true;
            void ask(({ claim }) => claim(guid));
          }}
        >
          <IconHandStop size={28} aria-hidden />
          {t('own.here')}
        </Button>
      </div>
      <p className={styles.text}>{t(left === null ? 'own.open' : 'own.after')}</p>
      <ProblemLine>{problem}</ProblemLine>
    </div>
  );
}
