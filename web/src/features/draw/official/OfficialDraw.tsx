import type { SubmitEvent } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/controls/Button';
import { Fold } from '../../../components/fold/Fold';
import { Message } from '../../../components/message/Message';
import { ProblemLine } from '../../../components/problem/ProblemLine';
import { problemText } from '../../../components/problem/problem-text';
import { SwitchRow } from '../../../components/switch/SwitchRow';
import { useTranslation } from '../../../i18n/use-translation';
import { wheelStore } from '../../../wheel/store';
import styles from './OfficialDraw.module.css';
import { type OfficialMode, officialOrders, officialStages } from './official-order';
import { type ShownOfficialDraw, useOfficialDraw } from './use-official-draw';

export interface OfficialDrawProps {
  mode: OfficialMode;
  /** Called when the draw is shown. */
  onDrawn: () => void;
}

/** A draw that the server decides and anyone can check. Left while the server draws, it offers the receipt. */
export function OfficialDraw({ mode, onDrawn }: OfficialDrawProps) {
  const { t } = useTranslation('draw');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const isSpinning = useStore(wheelStore, (state) => state.spinning);
  const official = useOfficialDraw(officialStages[mode]);
  const order = officialOrders[mode](wheel);
  const { state, hidesTexts, hideTexts } = official;
  const promised = state.commitment?.begun.promised;

  const draw = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (order.fault || isSpinning) return;
    official.draw(order.wheel, order.places, (drawn, promise) => {
      onDrawn();
      order.show(drawn, promise);
    });
  };
  const trouble = () => {
    if (isSpinning) return t('winners.fault.spinning');
    if (order.fault === 'tooManyOfficial') return t('tooMany');
    if (order.fault) return mode === 'one' && t('problem.empty');
    return state.phase === 'failed' && problemText(state.problem, 'draw');
  };

  return (
    <form className={styles.form} onSubmit={draw}>
      <p className={styles.text}>{t('text')}</p>
      {mode === 'teams' && <p className={styles.text}>{t('teams.rule')}</p>}
      {promised && (
        <Fold title={t('sealed')}>
          <dl className={styles.promise}>
            <dt>{t('number')}</dt>
            <dd>{promised.number}</dd>
            <dt>{t('commitment')}</dt>
            <dd className={styles.code}>{promised.commitment}</dd>
          </dl>
        </Fold>
      )}
      <SwitchRow label={t('hides.label')} hint={t('hides.hint')} isOn={hidesTexts} onChange={hideTexts} />
      <ProblemLine>{trouble()}</ProblemLine>
      {state.phase === 'awaiting' && (
        <Message className={styles.text}>{t('awaiting', { round: state.round })}</Message>
      )}
      <DrawButton official={official} isDisabled={order.fault !== null || isSpinning} />
    </form>
  );
}

/** Makes the committed draw; without a commitment, requests one. */
function DrawButton({ official, isDisabled }: { official: ShownOfficialDraw; isDisabled: boolean }) {
  const { t } = useTranslation('draw');
  const { state, promiseAnew } = official;
  if (state.phase === 'failed' && (state.problem === 'late' || !state.commitment))
    return (
      <Button look="main" onClick={promiseAnew}>
        {t('common:retry')}
      </Button>
    );
  const canDraw = state.phase === 'promised' || state.phase === 'failed';
  return (
    <Button look="main" type="submit" disabled={isDisabled || !canDraw}>
      {state.commitment ? t('draw') : t('preparing')}
    </Button>
  );
}
