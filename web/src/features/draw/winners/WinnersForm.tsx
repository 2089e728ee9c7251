import { type SubmitEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/controls/Button';
import { Answers } from '../../../components/dialog/CardDialog';
import { CountField } from '../../../components/field/CountField';
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
  const [counts, setCounts] = useState(() => ({
    winners: last?.winners ?? Math.max(1, Math.min(3, able.length)),
    reserves: last?.reserves ?? 0,
  }));
  const [isOneByOne, setOneByOne] = useState(last?.isOneByOne ?? true);
  const [isOfficial, setOfficial] = useState(false);
  const official = useOfficialDraw(isOfficial, 'drawnWinners');
  const problemId = useId();

  const fault = faultOf({ ...counts, isOfficial }, able.length);

  const draw = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fault || isSpinning) return;
    const order = { ...counts, isOneByOne };
    if (!isOfficial) return void drawWinners(order);
    official.draw(wheel, order, (drawn) => onDrawn(drawnOfficially(able, drawn), order));
  };

  return (
    <form className={form.form} onSubmit={draw} noValidate>
      <p className={form.text}>
        {t('able', { count: able.length })}
        {waiting > 0 && ` ${t('waiting', { count: waiting })}`}
      </p>
      <div className={form.counts}>
        <CountField
          label={t('winners')}
          value={counts.winners}
          min={1}
          isWrong={fault !== null && fault !== 'reserves'}
          problemId={problemId}
          onChange={(winners) => setCounts({ ...counts, winners })}
        />
        <CountField
          label={t('reserves')}
          value={counts.reserves}
          min={0}
          isWrong={fault === 'reserves'}
          problemId={problemId}
          onChange={(reserves) => setCounts({ ...counts, reserves })}
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
        {fault === 'tooMany' && (
          <Button onClick={() => setCounts(nearestWish(counts, able.length))}>
            {t('all', { able: able.length })}
          </Button>
        )}
        <DrawSubmit
          official={isOfficial ? official : null}
          isDisabled={fault !== null || isSpinning}
          label={t('draw')}
        />
      </Answers>
    </form>
  );
}
