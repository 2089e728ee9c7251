import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { loadTexts } from '../../i18n/load-texts';
import { type RoomDraw, roomDrawStore } from '../../live/room-draws';

/** Few rooms draw more than one winner: what shows it is fetched while the wheel turns. */
const load = async () => {
  const [
    { drawStore, showRoomDraw, takeDownDraw },
    { dealtStore, showTeams, takeDownTeams },
    { fetchStage },
    { slicesDrawn },
    { dealOut },
  ] = await Promise.all([
    import('./winners/shown-draw'),
    import('./teams/dealt-teams'),
    import('./draw-scene'),
    import('../../wheel/picking/draw-many'),
    import('../../wheel/picking/teams'),
    loadTexts('draw'),
  ]);
  const stages = { drawStore, showRoomDraw, takeDownDraw, dealtStore, showTeams, takeDownTeams };
  return { ...stages, fetchStage, slicesDrawn, dealOut };
};

type Shows = Awaited<ReturnType<typeof load>>;

/**
 * Shows the draws of rooms, of several winners and of teams, the same on every page; also a draw that is already
 * running.
 */
export function showRoomDraws(): () => void {
  let shows: Shows | null = null;
  let fetched: { spinId: string; part: Promise<Shows | null> } | null = null;

  const fetchFor = async ({ spin }: RoomDraw): Promise<Shows | null> => {
    try {
      shows ??= await load();
      return (await shows.fetchStage(spin.places?.teams ? 'dealtTeams' : 'drawnWinners')) ? shows : null;
    } catch (error) {
      tellMissingPart('The stage of a draw could not be loaded.', error);
      return null;
    }
  };
  const follow = async (draw: RoomDraw) => {
    const { spinId } = draw.spin;
    if (fetched?.spinId !== spinId) fetched = { spinId, part: fetchFor(draw) };
    const part = await fetched.part;
    // It may have been closed or withdrawn meanwhile.
    if (!part || draw.phase !== 'stopped' || roomDrawStore.getState().draw !== draw) return;
    roomDrawStore.setState({ draw: { ...draw, phase: 'shown' } });
    show(part, draw);
  };
  const takeDown = (spinId: string) => {
    if (shows?.drawStore.getState().draw?.drawn.receipt === spinId) shows.takeDownDraw();
    if (shows?.dealtStore.getState().made?.receipt === spinId) shows.takeDownTeams();
  };
  const change = (draw: RoomDraw | null, before: RoomDraw | null) => {
    if (before && before.spin.spinId !== draw?.spin.spinId) takeDown(before.spin.spinId);
    if (draw && draw.phase !== 'shown') void follow(draw);
  };
  change(roomDrawStore.getState().draw, null);
  return roomDrawStore.subscribe(({ draw }, before) => change(draw, before.draw));
}

function show(stage: Shows, { spin: { spinId: receipt, salt, places }, slices }: RoomDraw): void {
  if (!places) return;
  const winners = stage.slicesDrawn(slices, places.winners);
  if (places.teams > 0) {
    const teams = stage.dealOut(winners, places.teams);
    stage.showTeams({ teams, kind: 'teams', count: places.teams, receipt, salt });
  } else stage.showRoomDraw({ winners, reserves: stage.slicesDrawn(slices, places.reserves), receipt, salt });
}
