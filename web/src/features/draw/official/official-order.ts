import { sendEvent } from '../../../api/base';
import { prefersStillness } from '../../../components/motion/stillness';
import type { Places, Promised } from '../../../receipts/promise';
import { whoSpins } from '../../../stage/winner';
import type { Wheel } from '../../../wheel/document/document';
import { spinWheel } from '../../../wheel/motion/spin-wheel';
import { slicesDrawn } from '../../../wheel/picking/draw-many';
import type { DrawMode } from '../../../wheel/picking/draw-mode';
import { drawSettingsOf } from '../../../wheel/picking/draw-settings';
import { dealOut, evenForTeams, teamCount, teamMembers } from '../../../wheel/picking/teams';
import { canSpin, wheelStore } from '../../../wheel/store';
import type { DrawScene } from '../draw-scene';
import { showTeams } from '../teams/dealt-teams';
import { planOf, teamFault } from '../teams/team-wish';
import { ableToWin, drawnOfficially } from '../winners/drawn-winners';
import { showDraw } from '../winners/shown-draw';
import { faultOf } from '../winners/winners-wish';
import { type OfficialDraw, offerReceipt } from './official-draw';
import { showSeal } from './seal-on-stage';

/** “Everyone once” has no official draw: the server doesn't know rounds. */
export type OfficialMode = Exclude<DrawMode, 'everyoneOnce'>;

/** Where the draw of a mode is shown, if not on the wheel. */
export const officialStages: Record<OfficialMode, DrawScene | undefined> = {
  one: undefined,
  several: 'drawnWinners',
  teams: 'dealtTeams',
};

interface OfficialOrder {
  /** What the server draws from. */
  wheel: Wheel;
  places: Places;
  fault: string | null;
  show: (drawn: OfficialDraw, promised: Promised) => void;
}

/** The server's draw, as the wheel is set. */
export const officialOrders: Record<OfficialMode, (wheel: Wheel) => OfficialOrder> = {
  one: (wheel) => ({
    wheel,
    places: { winners: 1, reserves: 0 },
    fault: canSpin(wheelStore.getState()) ? null : 'empty',
    show: spinTo,
  }),
  several: (wheel) => {
    const order = drawSettingsOf(wheel);
    const able = ableToWin(wheel);
    return {
      wheel,
      places: { winners: order.winners, reserves: order.reserves },
      fault: faultOf({ ...order, isOfficial: true }, able.length),
      show: (drawn) => showDraw(drawnOfficially(able, drawn), order),
    };
  },
  teams: (wheel) => {
    const { by, ...settings } = drawSettingsOf(wheel);
    const count = settings[by];
    const members = teamMembers(wheel);
    return {
      wheel: evenForTeams(wheel),
      places: { winners: members.length, reserves: 0 },
      fault: teamFault(by, count, { members: members.length, isOfficial: true }),
      show: ({ winners, receipt, salt }) => {
        const order = slicesDrawn(members, winners);
        const teams = dealOut(order, teamCount(planOf(by, count), order.length));
        showTeams({ teams, kind: by, count, receipt, salt });
      },
    };
  },
};

/** The wheel turns to the winner, under the seal. */
function spinTo(drawn: OfficialDraw, { commitment }: Promised): void {
  const { winners, receipt, landingOffset, salt } = drawn;
  const shownDraw = { winner: winners[0] ?? '', receipt, landingOffset, ...(salt ? { salt } : {}) };
  if (spinWheel(wheelStore, { drawn: shownDraw, still: prefersStillness(), by: whoSpins() })) {
    showSeal(commitment);
    sendEvent({ name: 'wheel_spin_start' });
  } else offerReceipt('unshown', drawn);
}
