import { useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/controls/Button';
import { onFirstClick } from '../../../components/controls/on-first-click';
import { useMore } from '../../../components/visible-rows/use-visible-rows';
import { formatList } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { isInRoom, roomStore } from '../../../live/room-store';
import { DarkStage } from '../../../stage/dark-stage/DarkStage';
import answers from '../../../stage/dark-stage/StageAnswers.module.css';
import { evenColumns, useBoardFit } from '../../../stage/dark-stage/use-board-fit';
import { ListTools } from '../ListTools';
import { openModePanel } from '../modes/mode-panel';
import { closeTeams, dealtStore, type MadeTeams, nameTeam, shuffleTeams } from './dealt-teams';
import { TeamCard } from './TeamCard';
import styles from './TeamsStage.module.css';
import { type NamedTeam, teamsTable, teamsText } from './teams-export';

/** The teams, dealt out on the dark stage. */
export function TeamsStage() {
  const made = useStore(dealtStore, (state) => state.made);
  return made && <DealtTeams made={made} />;
}

const night = { background: '#4a3fa0', color: '#ffffff' };
/** Nobody listens to a longer list. */
const mostSaid = 100;

function DealtTeams({ made }: { made: MadeTeams }) {
  const { t } = useTranslation('draw', 'teams');
  const { t: say } = useTranslation('spin');
  const { locale } = useLanguage();
  const first = useRef<HTMLButtonElement>(null);
  const isLive = useStore(roomStore, isInRoom);
  const names = useStore(dealtStore, (state) => state.names);
  const round = useStore(dealtStore, (state) => state.round);
  const defaultName = (place: number) => t('name', { number: place + 1 });
  const teams = made.teams.map((members, place) => ({ name: names[place] ?? defaultName(place), members }));
  const named = teams.map((team, place) => ({ ...team, name: team.name.trim() || defaultName(place) }));
  const back = () => {
    closeTeams();
    openModePanel();
  };
  const spoken = (members: MadeTeams['teams'][number], place: number) => {
    const value = formatList(
      members.map(({ text }) => text.trim() || t('common:noText')),
      locale,
    );
    return `${t('common:labelled', { label: defaultName(place), value })}.`;
  };
  const said = made.teams.flat().length > mostSaid ? '' : made.teams.map(spoken).join(' ');

  return (
    <DarkStage
      name={{ 'aria-label': t('title') }}
      eyebrow={t('eyebrow', { count: teams.length })}
      said={said}
      colors={night}
      isShown
      celebrated={undefined}
      first={first}
      onClose={closeTeams}
    >
      <TeamsBoard key={round} teams={teams} />
      <div className={answers.tools}>
        {made.receipt && <p className={styles.rule}>{t('rule')}</p>}
        <ListTools
          text={teamsText(named, t('common:noText'))}
          table={teamsTable(named, t('common:noText'), [t('csv.team'), t('common:choice')])}
          file={t('file')}
          receipt={made.receipt}
          salt={made.salt}
        />
      </div>
      <div className={answers.answers}>
        {/* An official draw is repeated as one. */}
        {!made.receipt && (
          <button ref={first} type="button" className={answers.again} onClick={onFirstClick(shuffleTeams)}>
            {t('again')}
          </button>
        )}
        <button
          ref={made.receipt ? first : undefined}
          type="button"
          className={answers.answer}
          onClick={onFirstClick(closeTeams)}
        >
          {say('winner.confirm')}
        </button>
        {!isLive && (
          <button type="button" className={answers.answer} onClick={onFirstClick(back)}>
            {t('back')}
          </button>
        )}
      </div>
    </DarkStage>
  );
}

function TeamsBoard({ teams }: { teams: readonly NamedTeam[] }) {
  const { t } = useTranslation('draw', 'teams');
  const space = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLUListElement>(null);
  const { shown, next, showMore } = useMore(teams, 60);
  const fit = { columns: evenColumns(shown.length, 8), mostInner: 4, smallest: 15, largest: 0.11 };
  useBoardFit(board, space, fit, shown.length);
  const dealt = teams.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <div ref={space} className={styles.space} data-space>
      <ul ref={board} className={styles.teams} aria-label={t('title')} style={{ '--dealt': dealt }}>
        {shown.map((team, place) => (
          <TeamCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place; who is in it changes
            key={place}
            team={team}
            place={place}
            of={teams.length}
            onName={(name) => nameTeam(place, name)}
          />
        ))}
      </ul>
      {next > 0 && (
        <div className={answers.tools}>
          <Button onClick={showMore}>{t('common:more', { next })}</Button>
        </div>
      )}
    </div>
  );
}
