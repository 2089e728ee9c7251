import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendEvent } from '../../api/send-event';
import { Button } from '../../components/controls/Button';
import { CardDialog } from '../../components/dialog/CardDialog';
import { SwitchRow } from '../../components/switch-row/SwitchRow';
import { notify } from '../../components/toasts/notify';
import { spinWheel } from '../../wheel/spin-wheel';
import { canSpin, wheelStore } from '../../wheel/store';
import { prefersStillness } from '../spin/stillness';
import { winnerDialog } from '../spin/winner-part';
import { verifyAddress } from '../verify/verify-address';
import { closeAtTitle } from '../wheels/wheel-title-state';
import styles from './DrawDialog.module.css';
import { type DrawProblem, drawWinner, type PromisedDraw, problemOf, promiseDraw } from './official-draw';

/** A draw that the server decides and anyone can check: first the promise is seen, then it is drawn. */
export function DrawDialog() {
  const { t } = useTranslation('draw');
  const [promised, setPromised] = useState<PromisedDraw | null>(null);
  const [problem, setProblem] = useState<DrawProblem | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [hidesTexts, setHides] = useState(false);

  const promise = useCallback(async () => {
    setProblem(null);
    setPromised(null);
    try {
      setPromised(await promiseDraw(wheelStore.getState().config));
    } catch (error) {
      console.warn('No draw could be promised.', error);
      setProblem(problemOf(error));
    }
  }, []);
  useEffect(() => void promise(), [promise]);

  const draw = async (draw: PromisedDraw) => {
    setDrawing(true);
    setProblem(null);
    winnerDialog.fetch().catch(() => {});
    try {
      const drawn = await drawWinner(draw, wheelStore.getState().config, hidesTexts);
      closeAtTitle();
      if (spinWheel(wheelStore, { drawn, still: prefersStillness() }))
        sendEvent({ name: 'wheel_spin_start' });
      else tellUnshown(drawn.receipt, t('unshown'), t('receipt'));
    } catch (error) {
      console.warn('The draw could not be made.', error);
      setProblem(problemOf(error));
      setDrawing(false);
    }
  };

  const isEmpty = !canSpin(wheelStore.getState());
  return (
    <CardDialog title={t('title')} close={t('close')} onClose={closeAtTitle}>
      <p className={styles.text}>{t('text')}</p>
      {promised && (
        <dl className={styles.promise}>
          <dt>{t('number')}</dt>
          <dd>{promised.number}</dd>
          <dt>{t('commitment')}</dt>
          <dd className={styles.code}>{promised.commitment}</dd>
        </dl>
      )}
      <SwitchRow label={t('hides.label')} hint={t('hides.hint')} isOn={hidesTexts} onChange={setHides} />
      <p className={styles.problem} role="status">
        {isEmpty ? t('problem.empty') : problem && t(`problem.${problem}`)}
      </p>
      <Answer
        promised={promised}
        problem={problem}
        isDisabled={isDrawing || isEmpty}
        onDraw={draw}
        onPromise={promise}
      />
    </CardDialog>
  );
}

interface AnswerProps {
  promised: PromisedDraw | null;
  problem: DrawProblem | null;
  isDisabled: boolean;
  onDraw: (promised: PromisedDraw) => void;
  onPromise: () => void;
}

function Answer({ promised, problem, isDisabled, onDraw, onPromise }: AnswerProps) {
  const { t } = useTranslation('draw');
  if (problem === 'late' || (problem && !promised))
    return (
      <Button look="main" onClick={onPromise}>
        {t('again')}
      </Button>
    );
  return (
    <Button look="main" disabled={!promised || isDisabled} onClick={() => promised && onDraw(promised)}>
      {promised ? t('draw') : t('preparing')}
    </Button>
  );
}

/** Drawn, but its choice has left the wheel meanwhile: the receipt tells who won. */
const tellUnshown = (receipt: string, text: string, label: string) =>
  notify('info', text, { label, run: () => window.open(verifyAddress(receipt), '_blank', 'noopener') });
