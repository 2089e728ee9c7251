import { useId } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/controls/Button';
import { SelectField } from '../../../components/field/SelectField';
import { Stepper } from '../../../components/field/Stepper';
import { ProblemLine } from '../../../components/problem/ProblemLine';
import { SwitchRow } from '../../../components/switch/SwitchRow';
import { useTranslation } from '../../../i18n/use-translation';
import { isInRoom, roomStore } from '../../../live/room-store';
import {
  type DrawSettings,
  drawSettingsOf,
  mostDrawn,
  setDrawSettings,
} from '../../../wheel/picking/draw-settings';
import { slicesOfTurn } from '../../../wheel/picking/prizes';
import { teamMembers } from '../../../wheel/picking/teams';
import { wheelStore } from '../../../wheel/store';
import { teamFault } from '../teams/team-wish';
import { ableToWin } from '../winners/drawn-winners';
import { faultOf, nearestWish } from '../winners/winners-wish';
import styles from './DrawModePanel.module.css';

/** Steps of one number are one step to undo. */
const change = (changed: Partial<DrawSettings>) =>
  wheelStore.getState().edit(setDrawSettings(changed), `draw ${Object.keys(changed)}`);

function useSteps() {
  const { t } = useTranslation('draw', 'steps');
  return { less: t('less'), more: t('more') };
}

export function WinnersOptions() {
  const { t } = useTranslation('draw', 'winners');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const steps = useSteps();
  const problemId = useId();
  const isLive = useStore(roomStore, isInRoom);
  const { winners, reserves, isOneByOne } = drawSettingsOf(wheel);
  const able = ableToWin(wheel).length;
  const waiting = slicesOfTurn(wheel.slices, wheel.spin).filter(({ active }) => active).length - able;
  const fault = faultOf({ winners, reserves, isOfficial: false }, able);
  return (
    <>
      <p className={styles.hint}>
        {t('able', { count: able })}
        {waiting > 0 && ` ${t('waiting', { count: waiting })}`}
      </p>
      {(['winners', 'reserves'] as const).map((places) => (
        <Stepper
          key={places}
          label={t(places)}
          value={{ winners, reserves }[places]}
          min={places === 'winners' ? 1 : 0}
          max={mostDrawn}
          steps={steps}
          problemId={fault ? problemId : undefined}
          onChange={(count) => change({ [places]: count })}
        />
      ))}
      <ProblemLine id={problemId}>
        {(fault === 'empty' || fault === 'tooMany') && t(`fault.${fault}`, { count: able })}
      </ProblemLine>
      {fault === 'tooMany' && (
        <Button onClick={() => change(nearestWish({ winners }, able))}>{t('all', { able })}</Button>
      )}
      {!isLive && (
        <SwitchRow
          label={t('oneByOne.label')}
          isOn={isOneByOne}
          onChange={(isOn) => change({ isOneByOne: isOn })}
        />
      )}
    </>
  );
}

const kinds = ['teams', 'size'] as const;

export function TeamsOptions() {
  const { t } = useTranslation('draw', 'teams');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const steps = useSteps();
  const problemId = useId();
  const settings = drawSettingsOf(wheel);
  const { by } = settings;
  const members = teamMembers(wheel).length;
  const fault = teamFault(by, settings[by], { members, isOfficial: false });
  return (
    <>
      <p className={styles.hint}>{`${t('text')} ${t('members', { count: members })}`}</p>
      <SelectField
        label={t('by.label')}
        value={by}
        options={kinds.map((value) => ({ value, label: t(`by.${value}`) }))}
        onChange={(value) => change({ by: kinds.find((each) => each === value) ?? 'teams' })}
      />
      <Stepper
        label={t(`count.${by}`)}
        value={settings[by]}
        min={by === 'teams' ? 2 : 1}
        max={mostDrawn}
        steps={steps}
        problemId={fault ? problemId : undefined}
        onChange={(count) => change({ [by]: count })}
      />
      <ProblemLine id={problemId}>
        {fault && fault !== 'tooManyOfficial' && t(`fault.${fault}`, { count: members })}
      </ProblemLine>
    </>
  );
}
