import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { roomDrawStore } from '../live/room-draws';
import { roomStore } from '../live/room-store';
import { boardColors, pictureOf, useCelebration, winnerColors } from '../stage/winner-look';
import type { Slice } from '../wheel/document/document';
import { ownPictureStore } from '../wheel/drawing/own-pictures';
import { prizeWinnerIn } from '../wheel/picking/prizes';
import { dealOut } from '../wheel/picking/teams';
import { stageSlices, wheelStore } from '../wheel/store';
import styles from './Overlay.module.css';
import { saveReplay } from './obs';
import { isFresh } from './on-air';
import type { Say } from './texts';

interface WinnerProps {
  say: Say;
  savesReplay: boolean;
}

/** Who has won, until the host closes it: one name in the colours of its slice, or all who were drawn. */
export function Winner(props: WinnerProps) {
  const winner = useStore(wheelStore, (state) => state.winner);
  const draw = useStore(roomDrawStore, (state) => state.draw);
  if (winner) return <OneWinner key={winner.guid} winner={winner} {...props} />;
  if (!draw?.spin.places || draw.phase === 'turning') return null;
  const { winners, teams } = draw.spin.places;
  const slices = winners.flatMap((guid) => draw.slices.find((slice) => slice.guid === guid) ?? []);
  if (teams > 0) return <Teams {...props} teams={dealOut(slices, teams)} />;
  return <Several {...props} winners={slices} />;
}

function OneWinner({ say, savesReplay, winner }: WinnerProps & { winner: Slice }) {
  const host = useRef<HTMLElement>(null);
  useStore(ownPictureStore);
  const state = wheelStore.getState();
  const colors = winnerColors(winner, state.wheel, stageSlices(state));
  const picture = pictureOf(winner);
  const prizeWinner = prizeWinnerIn(state.wheel.spin);
  useCelebration(isFresh() ? winner : undefined, host, colors);
  useReplay(savesReplay);
  return (
    <section ref={host} className={styles.winner} aria-label={say('winner')}>
      <div className={styles.band} style={{ background: colors.background, color: colors.color }}>
        {prizeWinner && (
          <p className={styles.words}>
            <bdi>{prizeWinner.name}</bdi> →
          </p>
        )}
        {picture && <img className={styles.picture} src={picture} alt="" />}
        <p className={styles.name} dir="auto">
          {winner.text}
        </p>
        <Words guid={winner.guid} />
      </div>
    </section>
  );
}

/** The first words of a winner in the chat. */
function Words({ guid }: { guid: string }) {
  const words = useStore(roomStore, (room) => room.words[guid]);
  return words ? (
    <p className={styles.words} dir="auto">
      {words}
    </p>
  ) : null;
}

function Several({ say, savesReplay, winners }: WinnerProps & { winners: readonly Slice[] }) {
  const host = useRef<HTMLElement>(null);
  const colorsOf = boardColors(wheelStore.getState().wheel, winners);
  const [first] = winners;
  useCelebration(isFresh() ? first : undefined, host, first ? colorsOf(first) : noColors);
  useReplay(savesReplay);
  return (
    <section ref={host} className={styles.winner} aria-label={say('winners')}>
      <ol className={styles.several}>
        {winners.map((slice) => {
          const { background, color } = colorsOf(slice);
          return (
            <li key={slice.guid} className={styles.card} style={{ background, color }}>
              <bdi>{slice.text}</bdi>
              <Words guid={slice.guid} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Teams({ say, savesReplay, teams }: WinnerProps & { teams: readonly (readonly Slice[])[] }) {
  useReplay(savesReplay);
  return (
    <section className={styles.winner} aria-label={say('teams')}>
      <div className={styles.several}>
        {teams.map((members, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team has no identity but its place
          <div key={place} className={styles.card}>
            <h2 className={styles.title}>{say('team', { number: place + 1 })}</h2>
            <ul className={styles.names}>
              {members.map(({ guid, text }) => (
                <li key={guid} className={styles.row}>
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const noColors = { background: '', color: '' };

function useReplay(isWished: boolean): void {
  useEffect(() => {
    if (isWished && isFresh()) saveReplay();
  }, [isWished]);
}
