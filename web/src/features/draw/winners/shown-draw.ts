import { createStore } from 'zustand/vanilla';
import { sendEvent } from '../../../api/base';
import { closeDialog, openDialog } from '../../../components/dialog/open-dialog';
import { prefersStillness } from '../../../components/motion/stillness';
import { answerForRoom } from '../../../stage/answer-for-room';
import { whoSpins } from '../../../stage/winner';
import type { Slice } from '../../../wheel/document/document';
import { changeSlices } from '../../../wheel/edits/edits';
import { winsOf } from '../../../wheel/keeping/spin-log';
import { type SpinOptions, spinWheel, type WinnerChoice } from '../../../wheel/motion/spin-wheel';
import { wheelStore } from '../../../wheel/store';
import type { DrawnWinners } from './drawn-winners';
import type { WinnersOrder } from './winners-wish';

export interface ShownDraw {
  drawn: DrawnWinners;
  order: WinnersOrder;
  /** How many places are shown. */
  shown: number;
  /** One large name after the other, or all of them. */
  view: 'one' | 'all';
}

/** The draw on the stage. */
export const drawStore = createStore<{ draw: ShownDraw | null }>()(() => ({ draw: null }));

export const placesOf = ({ winners, reserves }: DrawnWinners): Slice[] => [...winners, ...reserves];

/** Turns the wheel to the first of those who were drawn, then shows them on the stage, which was fetched before. */
export function showDraw(drawn: DrawnWinners, order: WinnersOrder, plan?: SpinOptions['plan']): void {
  const [first] = placesOf(drawn);
  drawStore.setState({ draw: { drawn, order, shown: 0, view: 'all' } });
  const finish = () => {
    showPlaces(order.isOneByOne ? 1 : placesOf(drawn).length);
    openDialog('drawnWinners');
  };
  const onto = { winner: first?.guid ?? '', finish };
  const options = { drawn: onto, still: prefersStillness(), by: whoSpins() };
  if (spinWheel(wheelStore, plan ? { ...options, plan } : options)) sendEvent({ name: 'wheel_spin_start' });
  // Its slice has left the wheel while the server drew: the others are shown anyway.
  else finish();
}

/** Shows a draw that the room has made and every page shows; it was recorded when the wheel stopped. */
export function showRoomDraw(drawn: DrawnWinners): void {
  const { winners, reserves } = drawn;
  const order = { winners: winners.length, reserves: reserves.length, isOneByOne: false };
  drawStore.setState({ draw: { drawn, order, shown: placesOf(drawn).length, view: 'all' } });
  openDialog('drawnWinners');
}

/** Shows this many places. Winners are recorded when they are shown: the page would reveal the others too early. */
export function showPlaces(count: number): void {
  const { draw } = drawStore.getState();
  if (!draw) return;
  const { winners, receipt } = draw.drawn;
  const { wheel, record } = wheelStore.getState();
  record(winsOf(wheel, winners.slice(draw.shown, count), { receipt, by: whoSpins() }));
  const isNext = draw.order.isOneByOne && count === draw.shown + 1;
  drawStore.setState({ draw: { ...draw, shown: count, view: isNext ? 'one' : 'all' } });
}

/** Shows everyone who was drawn. The draw is final, also if only some of them have been shown so far. */
export const showAll = (): void => {
  const { draw } = drawStore.getState();
  if (!draw) return;
  const all = placesOf(draw.drawn).length;
  if (draw.shown < all) showPlaces(all);
  drawStore.setState(({ draw: shown }) => ({ draw: shown && { ...shown, view: 'all' } }));
};

/** Closes the stage; `cancel` hides all winners in one step, and so does `confirm` where winners leave the wheel. */
export function closeDraw(answered: WinnerChoice): void {
  const { drawn } = drawStore.getState().draw ?? {};
  const { edit, resetSlices } = wheelStore.getState();
  takeDownDraw();
  const choice = answerForRoom(answered, drawn?.receipt);
  wheelStore.setState({ shownSlices: null, receipt: null });
  const [first] = drawn?.winners ?? [];
  if (choice === 'deny') resetSlices();
  if (choice !== 'cancel' || !first) return;
  const won = new Set(drawn?.winners.map(({ guid }) => guid));
  edit(changeSlices((slice) => (won.has(slice.guid) && slice.active ? { ...slice, active: false } : slice)));
  wheelStore.setState({ removal: { slice: first } });
}

/** Takes the draw off the stage without an answer. */
export function takeDownDraw(): void {
  drawStore.setState({ draw: null });
  closeDialog('drawnWinners');
}
