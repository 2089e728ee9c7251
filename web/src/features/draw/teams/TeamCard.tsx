import { Button } from '../../../components/controls/Button';
import { BareBox } from '../../../components/text-box/TextBox';
import { useMore } from '../../../components/visible-rows/use-visible-rows';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './TeamsStage.module.css';
import type { NamedTeam } from './teams-export';

interface TeamCardProps {
  team: NamedTeam;
  /** Counted from zero. */
  place: number;
  /** How many teams there are: they are dealt out in turn. */
  of: number;
  onName: (name: string) => void;
}

/** A team under its name, which can be edited. */
export function TeamCard({ team: { name, members }, place, of, onName }: TeamCardProps) {
  const { t } = useTranslation('draw', 'teams');
  const { shown, next, showMore } = useMore(members, 100);
  return (
    <li className={styles.team} data-name>
      <div className={styles.head} style={{ background: teamColor(place) }}>
        <BareBox
          className={styles.name}
          aria-label={t('nameOf', { number: place + 1 })}
          dir="auto"
          maxLength={80}
          style={{ '--name-letters': t('name', { number: of }).length }}
          value={name}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <span className={styles.size} title={t('size', { count: members.length })}>
          <span aria-hidden>{members.length}</span>
          <span className="visually-hidden">{t('size', { count: members.length })}</span>
        </span>
      </div>
      <ul className={styles.members}>
        {shown.map((slice, turn) => (
          <li
            key={slice.guid}
            className={styles.member}
            style={{ '--turn': turn * of + place }}
            data-name
            dir="auto"
          >
            {slice.text.trim() || t('common:noText')}
          </li>
        ))}
      </ul>
      {next > 0 && <Button onClick={showMore}>{t('common:more', { next })}</Button>}
    </li>
  );
}

/** Easy to tell apart, and white text is readable on each. */
const colors = [
  '#c62828',
  '#1565c0',
  '#2e7d32',
  '#6a1b9a',
  '#b34700',
  '#00707a',
  '#ad1457',
  '#5d4037',
  '#37474f',
  '#4527a0',
] as const;

/** The colour of a team by its place; after the last they repeat. */
export const teamColor = (place: number): string => colors[place % colors.length] ?? colors[0];
