import { showsDraw } from '../../components/dialog/open-dialog';
import { isInRoom, roomStore } from '../../live/room-store';
import type { SpinOptions } from '../../wheel/motion/spin-wheel';
import { drawModeOf } from '../../wheel/picking/draw-mode';
import { drawSettingsOf } from '../../wheel/picking/draw-settings';
import { bestSource } from '../../wheel/picking/random-source';
import { splitIntoTeams, teamMembers } from '../../wheel/picking/teams';
import { wheelStore } from '../../wheel/store';
import { fetchStage } from './draw-scene';
import { openModePanel } from './modes/mode-panel';
import { showTeams, type TeamsWish } from './teams/dealt-teams';
import { planOf, teamFault } from './teams/team-wish';
import { ableToWin, drawHere } from './winners/drawn-winners';
import { showDraw } from './winners/shown-draw';
import { faultOf, type WinnersOrder } from './winners/winners-wish';

/** Draws several winners or makes teams, as the wheel is set. The wheel turns by `plan`. */
export function drawAsSet(plan?: SpinOptions['plan']): void {
  const { wheel } = wheelStore.getState();
  const { winners, reserves, isOneByOne, by, teams, size } = drawSettingsOf(wheel);
  if (drawModeOf(wheel) === 'several') void drawWinners({ winners, reserves, isOneByOne }, plan);
  else void dealTeams({ kind: by, count: by === 'teams' ? teams : size });
}

/** Draws several winners at once; the panel of the modes opens and explains it where that isn't possible. */
export async function drawWinners(order: WinnersOrder, plan?: SpinOptions['plan']): Promise<void> {
  const isFree = () => !wheelStore.getState().spinning && mayDraw();
  // Another draw may start while the stage is fetched.
  if (!isFree() || !(await fetchStage('drawnWinners')) || !isFree()) return;
  const { wheel } = wheelStore.getState();
  const able = ableToWin(wheel);
  if (faultOf({ ...order, isOfficial: false }, able.length)) openModePanel();
  else showDraw(drawHere(able, order), order, plan);
}

/** Deals everyone out into teams; the panel of the modes opens and explains it where that isn't possible. */
export async function dealTeams(wish: TeamsWish): Promise<void> {
  if (!mayDraw() || !(await fetchStage('dealtTeams')) || !mayDraw()) return;
  const { wheel } = wheelStore.getState();
  const members = teamMembers(wheel);
  if (teamFault(wish.kind, wish.count, { members: members.length, isOfficial: false })) openModePanel();
  else {
    const teams = splitIntoTeams(members, planOf(wish.kind, wish.count), bestSource());
    showTeams({ teams, ...wish });
  }
}

/** In a live room the room draws; nothing is drawn while a winner or a draw is shown. */
const mayDraw = (): boolean =>
  wheelStore.getState().winner === null && !showsDraw() && !isInRoom(roomStore.getState());
