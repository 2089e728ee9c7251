import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/controls/Button';
import { useMore } from '../../../components/visible-rows/use-visible-rows';
import form from '../DrawForm.module.css';
import { ListTools } from '../ListTools';
import { TeamCard } from './TeamCard';
import styles from './TeamsDialog.module.css';
import type { MadeTeams } from './TeamsForm';
import { teamsTable, teamsText } from './teams-export';

interface TeamsViewProps {
  made: MadeTeams;
  /** Edited names, by the place of the team. */
  names: Readonly<Record<number, string>>;
  onName: (place: number, name: string) => void;
  onShuffle: () => void;
  onBack: () => void;
}

/** The teams as cards, and what can be done with them. */
export function TeamsView({ made, names, onName, onShuffle, onBack }: TeamsViewProps) {
  const { t } = useTranslation('draw', { keyPrefix: 'teams' });
  const cards = useRef<HTMLUListElement>(null);
  useEffect(() => cards.current?.focus(), []);
  const defaultName = (place: number) => t('name', { number: place + 1 });
  const teams = made.teams.map((members, place) => ({ name: names[place] ?? defaultName(place), members }));
  const named = teams.map((team, place) => ({ ...team, name: team.name.trim() || defaultName(place) }));
  const { shown, next, showMore } = useMore(teams, 60);

  return (
    <div className={form.form}>
      <p className="visually-hidden" role="status">
        {t('made', { teams: teams.length })}
      </p>
      {made.receipt && <p className={form.text}>{t('rule')}</p>}
      <ul ref={cards} className={styles.teams} tabIndex={-1} aria-label={t('title')}>
        {shown.map((team, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place; who is in it changes
          <TeamCard key={place} team={team} place={place} onName={(name) => onName(place, name)} />
        ))}
      </ul>
      {next > 0 && <Button onClick={showMore}>{t('more', { next })}</Button>}
      <div className={form.buttons}>
        {!made.receipt && (
          <Button look="main" onClick={onShuffle}>
            {t('again')}
          </Button>
        )}
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
      <ListTools
        text={teamsText(named, t('noText'))}
        table={teamsTable(named, t('noText'), [t('csv.team'), t('csv.choice')])}
        file={t('file')}
        receipt={made.receipt}
        salt={made.salt}
      />
    </div>
  );
}
