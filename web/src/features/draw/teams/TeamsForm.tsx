import { type SubmitEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Answers } from '../../../components/dialog/CardDialog';
import { CountField } from '../../../components/field/CountField';
import { SelectField } from '../../../components/field/SelectField';
import { ProblemLine } from '../../../components/problem/ProblemLine';
import { useTranslation } from '../../../i18n/use-translation';
import { dealOut, evenForTeams, teamCount, teamMembers } from '../../../wheel/picking/teams';
import { wheelStore } from '../../../wheel/store';
import form from '../DrawForm.module.css';
import { DrawSubmit, DrawTrouble, OfficialChoice } from '../DrawTerms';
import { slicesDrawn } from '../official-draw';
import { dealTeams } from '../start-draws';
import { useOfficialDraw } from '../use-official-draw';
import type { MadeTeams } from './dealt-teams';
import { type PlanKind, planOf, teamFault } from './team-wish';

interface TeamsFormProps {
  /** The teams before, as initial values. */
  last: Pick<MadeTeams, 'kind' | 'count'> | null;
  onMade: (made: MadeTeams) => void;
}

const kinds: readonly PlanKind[] = ['teams', 'size'];

/** How the choices are split, and whether the server draws. */
export function TeamsForm({ last, onMade }: TeamsFormProps) {
  const { t } = useTranslation('draw', 'teams');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const members = teamMembers(wheel);
  const [kind, setKind] = useState<PlanKind>(last?.kind ?? 'teams');
  const [count, setCount] = useState(last?.count ?? 2);
  const [isOfficial, setOfficial] = useState(false);
  const official = useOfficialDraw(isOfficial, 'dealtTeams');
  const problemId = useId();
  const fault = teamFault(kind, count, { members: members.length, isOfficial });
  const plan = planOf(kind, count);

  const make = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fault) return;
    if (!isOfficial) return void dealTeams({ kind, count });
    official.draw(evenForTeams(wheel), { winners: members.length, reserves: 0 }, (drawn) => {
      const order = slicesDrawn(members, drawn.winners);
      const { receipt, salt } = drawn;
      onMade({ teams: dealOut(order, teamCount(plan, order.length)), kind, count, receipt, salt });
    });
  };

  return (
    <form className={form.form} onSubmit={make} noValidate>
      <p className={form.text}>{`${t('text')} ${t('members', { count: members.length })}`}</p>
      <div className={form.counts} data-of="words">
        <SelectField
          label={t('by.label')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'teams')}
        />
        <CountField
          label={t(`count.${kind}`)}
          value={count}
          min={kind === 'teams' ? 2 : 1}
          isWrong={fault !== null}
          problemId={problemId}
          onChange={setCount}
        />
      </div>
      <OfficialChoice official={official} isOn={isOfficial} onChange={setOfficial} />
      {isOfficial && <p className={form.text}>{t('rule')}</p>}
      <ProblemLine id={problemId}>
        {fault && t(`fault.${fault}`, { count: members.length })}
        {!fault && isOfficial && <DrawTrouble {...official} />}
      </ProblemLine>
      <Answers>
        <DrawSubmit official={isOfficial ? official : null} isDisabled={fault !== null} label={t('make')} />
      </Answers>
    </form>
  );
}
