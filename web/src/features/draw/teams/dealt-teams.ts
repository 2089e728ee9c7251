import { createStore } from 'zustand/vanilla';
import { closeDialog, openDialog } from '../../../components/dialog/open-dialog';
import { closeForRoom } from '../../../stage/answer-for-room';
import type { Slice } from '../../../wheel/document/document';
import { bestSource } from '../../../wheel/picking/random-source';
import { splitIntoTeams } from '../../../wheel/picking/teams';
import { type PlanKind, planOf } from './team-wish';

export interface TeamsWish {
  kind: PlanKind;
  count: number;
}

export interface MadeTeams extends TeamsWish {
  teams: Slice[][];
  /** Where the draw can be checked, if it was an official one. */
  receipt?: string;
  salt?: string | undefined;
}

interface DealtTeams {
  made: MadeTeams | null;
  /** How often teams were made: each time they are dealt out visibly. */
  round: number;
  /** Edited names, by the place of the team. */
  names: Readonly<Record<number, string>>;
}

/** The teams on the stage. */
export const dealtStore = createStore<DealtTeams>()(() => ({ made: null, round: 0, names: {} }));

/** Shows the teams on the stage, which was fetched before. */
export function showTeams(made: MadeTeams): void {
  dealtStore.setState(({ round }) => ({ made, round: round + 1, names: {} }));
  openDialog('dealtTeams');
}

/** The same people in other teams; edited names stay. */
export function shuffleTeams(): void {
  const { made } = dealtStore.getState();
  if (!made) return;
  const { teams, kind, count } = made;
  const fresh = splitIntoTeams(teams.flat(), planOf(kind, count), bestSource());
  dealtStore.setState(({ round }) => ({ made: { teams: fresh, kind, count }, round: round + 1 }));
}

export const nameTeam = (place: number, name: string): void =>
  dealtStore.setState(({ names }) => ({ names: { ...names, [place]: name } }));

export function closeTeams(): void {
  const { receipt } = dealtStore.getState().made ?? {};
  takeDownTeams();
  closeForRoom(receipt, 'confirm');
}

/** Takes the teams off the stage without an answer. */
export function takeDownTeams(): void {
  closeDialog('dealtTeams');
  dealtStore.setState({ made: null });
}
