import { type SubmitEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/controls/Button';
import { Answers } from '../../../components/dialog/CardDialog';
import { countIn } from '../../../components/field/check-text';
import { TextField } from '../../../components/field/TextField';
import { ProblemLine } from '../../../components/problem/ProblemLine';
import { SwitchRow } from '../../../components/switch/SwitchRow';
import { useTranslation } from '../../../i18n/use-translation';
import { wheelStore } from '../../../wheel/store';
import form from '../DrawForm.module.css';
import { DrawSubmit, DrawTrouble, OfficialChoice } from '../DrawTerms';
import { drawWinners } from '../start-draws';
import { useOfficialDraw } from '../use-official-draw';
import { ableToWin, type DrawnWinners, drawnOfficially } from './drawn-winners';
import { faultOf, nearestWish, type WinnersOrder } from './winners-wish';

interface WinnersFormProps {
  last: WinnersOrder | null;
  /** Shows an official draw. */
  onDrawn: (drawn: DrawnWinners, order: WinnersOrder) => void;
}

/** How many are drawn, and how. */
export function WinnersForm({ last, onDrawn }: WinnersFormProps) {
  const { t } = useTranslation('draw', 'winners');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const isSpinning = useStore(wheelStore, (state) => state.spinning);
  const able = ableToWin(wheel);
  const waiting = wheel.slices.filter(({ active }) => active).length - able.length;
  const [winners, setWinners] = useState(() =>
    String(last?.winners ?? Math.max(1, Math.min(3, able.length))),
  );
  const [reserves, setReserves] = useState(String(last?.reserves ?? 0));
  const [isOneByOne, setOneByOne] = useState(last?.isOneByOne ?? true);
  const [isOfficial, setOfficial] = useState(false);
  const official = useOfficialDraw(isOfficial, 'drawnWinners');
  const problemId = useId();

  const wish = { winners: countIn(winners), reserves: countIn(reserves), isOfficial };
  const fault = faultOf(wish, able.length);

  const draw = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fault || isSpinning) return;
    const order = { winners: wish.winners, reserves: wish.reserves, isOneByOne };
    if (!isOfficial) return void drawWinners(order);
    official.draw(wheel, order, (drawn) => onDrawn(drawnOfficially(able, drawn), order));
  };
  const takeNearest = () => {
    const nearest = nearestWish(wish, able.length);
    setWinners(String(nearest.winners));
    setReserves(String(nearest.reserves));
  };

  return (
    <form className={form.form} onSubmit={draw} noValidate>
      <p className={form.text}>
        {t('able', { count: able.length })}
        {waiting > 0 && ` ${t('waiting', { count: waiting })}`}
      </p>
      <div className={form.counts}>
        <TextField
          label={t('winners')}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={winners}
          aria-invalid={fault !== null && fault !== 'reserves'}
          aria-describedby={problemId}
          onText={setWinners}
        />
        <TextField
          label={t('reserves')}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={reserves}
          aria-invalid={fault === 'reserves'}
          aria-describedby={problemId}
          onText={setReserves}
        />
      </div>
      <SwitchRow
        label={t('oneByOne.label')}
        hint={t('oneByOne.hint')}
        isOn={isOneByOne}
        onChange={setOneByOne}
      />
      <OfficialChoice official={official} isOn={isOfficial} onChange={setOfficial} />
      <ProblemLine id={problemId}>
        {fault && t(`fault.${fault}`, { count: able.length })}
        {!fault && isSpinning && t('fault.spinning')}
        {!fault && isOfficial && <DrawTrouble {...official} />}
      </ProblemLine>
      <Answers>
        {fault === 'tooMany' && <Button onClick={takeNearest}>{t('all', { able: able.length })}</Button>}
        <DrawSubmit
          official={isOfficial ? official : null}
          isDisabled={fault !== null || isSpinning}
          label={t('draw')}
        />
      </Answers>
    </form>
  );
}
