import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/controls/Button';
import form from '../DrawForm.module.css';
import { ListTools } from '../ListTools';
import type { DrawnWinners } from './drawn-winners';
import { ShownWinner } from './ShownWinner';
import styles from './WinnersDialog.module.css';
import { WinnersList } from './WinnersList';
import { winnersTable, winnersText } from './winners-export';

interface WinnersRevealProps {
  drawn: DrawnWinners;
  /** How many places are shown. */
  shown: number;
  isOneByOne: boolean;
  onShow: (places: number) => void;
  onAgain: () => void;
}

/** The winners, one per click or all of them; then what can be done with the list. */
export function WinnersReveal({ drawn, shown, isOneByOne, onShow, onAgain }: WinnersRevealProps) {
  const { t } = useTranslation('draw', { keyPrefix: 'winners' });
  const { winners, reserves, receipt, salt } = drawn;
  const all = [...winners, ...reserves];
  const isOver = shown >= all.length;
  const latest = all[shown - 1];
  const winnerId = useId();
  const focused = useRef<HTMLElement>(null);
  // The clicked button is gone: a key that is held down must not press the next one.
  useEffect(() => {
    if (isOver) focused.current?.focus();
    else focused.current?.querySelector('button')?.focus();
  }, [isOver]);

  const place =
    shown <= winners.length
      ? t('place.winner', { place: shown, total: winners.length })
      : t('place.reserve', { place: shown - winners.length, total: reserves.length });
  const words = {
    noText: t('noText'),
    reserves: t('list.reserves'),
    winner: t('csv.winner'),
    reserve: t('csv.reserve'),
    columns: [t('csv.place'), t('csv.role'), t('csv.choice')] as const,
  };

  return (
    <>
      {isOneByOne && latest && <ShownWinner id={winnerId} slice={latest} place={place} />}
      <section ref={focused} className={styles.answers} tabIndex={-1} aria-label={t('list.label')}>
        {!isOver && (
          <div className={form.buttons}>
            <Button look="main" aria-describedby={winnerId} onClick={() => onShow(shown + 1)}>
              {shown < winners.length ? t('next.winner') : t('next.reserve')}
            </Button>
            <Button onClick={() => onShow(all.length)}>{t('rest', { left: all.length - shown })}</Button>
          </div>
        )}
        <WinnersList title={t('list.winners')} slices={winners.slice(0, shown)} />
        <WinnersList
          title={t('list.reserves')}
          slices={reserves.slice(0, Math.max(0, shown - winners.length))}
        />
        {isOver && (
          <>
            <ListTools
              text={winnersText(drawn, words)}
              table={winnersTable(drawn, words)}
              file={t('file')}
              receipt={receipt}
              salt={salt}
            />
            <Button onClick={onAgain}>{t('again')}</Button>
          </>
        )}
      </section>
    </>
  );
}
