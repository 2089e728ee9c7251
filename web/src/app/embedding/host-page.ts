import { setSound } from '../../audio/sound-switch';
import { type FromFrame, protocol, type Refusal } from '../../embed/messages';
import { spin } from '../../features/spin/spin-command';
import { verifyAddress } from '../../i18n/page-addresses';
import { answerWinner } from '../../stage/answer-for-room';
import { ui } from '../../state/ui';
import { isRecord, masterVolume } from '../../wheel/document/coerce-wheel';
import { embedOriginsOf } from '../../wheel/document/embed-origins';
import type { Edit } from '../../wheel/edits/edits';
import { mostChoices, type NewChoice, replaceChoices } from '../../wheel/edits/list-edits';
import { canSpin, type WheelState, wheelStore } from '../../wheel/store';
import { routeOf } from '../routes';

import { drawEmbedded, embedding } from './embedding';
import { followHeight } from './frame-height';

type Fields = Record<string, unknown>;

/**
 * Talks with the page of another site that frames this one by `embed.js`. That page gets events of the wheel; it
 * changes the wheel only where the wheel's owner allowed its origin. Anyone can fill a wheel without an owner.
 */
export function talkToHostPage(host: Window = window.parent): () => void {
  if (host === window) return () => {};
  const stops: (() => void)[] = [];
  let origin: string | null = null;
  const say = (message: FromFrame) => {
    if (origin !== null) host.postMessage({ ...message, wheelwright: protocol }, origin);
  };
  const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    // A page without an origin can't be addressed, and any other page could claim to be it.
    if (source !== host || from === 'null' || !isRecord(data) || data.wheelwright !== protocol) return;
    const isFirst = origin === null;
    origin ??= from;
    if (from !== origin) return;
    const why = followOrder(data, mayDrive(origin));
    if (isFirst) {
      greet(origin, say);
      stops.push(followHeight(say), tellSpins(say));
    }
    if (why) say({ type: 'refused', what: data.type === 'spin' ? 'spin' : 'set', why });
  };
  window.addEventListener('message', listen);
  host.postMessage({ type: 'here', wheelwright: protocol } satisfies FromFrame & Fields, '*');
  return () => {
    window.removeEventListener('message', listen);
    for (const stop of stops) stop();
  };
}

const isShared = (): boolean => routeOf(window.location).kind === 'share';

function mayDrive(origin: string): boolean {
  if (!isShared()) return true;
  return embedOriginsOf(wheelStore.getState().wheel).includes(origin);
}

/** Returns why the order of the host page is refused. */
function followOrder(order: Fields, isAllowed: boolean): Refusal | null {
  if (order.type === 'spin') {
    if (!isAllowed) return 'origin';
    if (embedding.getState().isDrawing) return 'spinning';
    answerWinner('confirm');
    if (!canSpin(wheelStore.getState())) return wheelStore.getState().spinning ? 'spinning' : 'choices';
    spin(undefined, drawEmbedded);
    return null;
  }
  if (order.type !== 'set') return null;
  const { choices, muted, official } = order;
  const isChange = choices !== undefined || muted === true || official === true;
  if (!isAllowed) return isChange ? 'origin' : null;
  embedding.setState({ isOfficial: official === true });
  mute(muted === true);
  const { wheel, edit, spinning } = wheelStore.getState();
  if (choices === undefined) return null;
  const read = choicesIn(choices);
  if (!read) return 'choices';
  if (read.length === wheel.slices.length && read.every(isOnWheel(wheel))) return null;
  if (spinning || embedding.getState().isDrawing) return 'spinning';
  edit(isShared() ? keepingName(replaceChoices(read)) : replaceChoices(read));
  return null;
}

/** A sample loses its name with its choices; the name of a shared wheel is its owner's and stays. */
const keepingName =
  (edit: Edit): Edit =>
  ({ sampleMark: _mark, ...wheel }) =>
    edit(wheel);

function mute(isMuted: boolean): void {
  const { wheel, edit } = wheelStore.getState();
  if (isMuted === embedding.getState().isMuted || (isMuted && masterVolume(wheel) === 0)) return;
  embedding.setState({ isMuted });
  edit(setSound(!isMuted));
}

const isOnWheel =
  ({ slices }: WheelState['wheel']) =>
  ({ text, weight = 1 }: NewChoice, place: number): boolean =>
    slices[place]?.text === text && slices[place].weight === weight;

/** Null where it is no list of choices. */
function choicesIn(given: unknown): NewChoice[] | null {
  if (!Array.isArray(given) || given.length > mostChoices) return null;
  const read: NewChoice[] = [];
  for (const each of given) {
    const { text, weight } = isRecord(each) ? each : { text: each, weight: undefined };
    if (typeof text !== 'string' || !text.trim()) return null;
    read.push({ text: text.trim(), ...(typeof weight === 'number' ? { weight } : {}) });
  }
  return read;
}

function greet(origin: string, say: (message: FromFrame) => void): void {
  const { missingWheel } = ui.getState();
  if (missingWheel) {
    say({ type: 'failed', why: missingWheel });
    return;
  }
  const { name = '', slices } = wheelStore.getState().wheel;
  const choices = slices.filter(({ active }) => active).map(({ text }) => text);
  say({ type: 'ready', name: name || 'Wheelwright', choices, mayDrive: mayDrive(origin) });
}

const tellSpins = (say: (message: FromFrame) => void): (() => void) =>
  wheelStore.subscribe(({ spinning, winner, receipt }, before) => {
    if (spinning && !before.spinning) say({ type: 'spinstart' });
    if (!winner || before.winner === winner) return;
    const { guid, text } = winner;
    const url = receipt ? new URL(verifyAddress(receipt), window.location.origin).href : '';
    say({ type: 'spinend', winner: { guid, text }, receipt: receipt ? { spinId: receipt, url } : null });
  });
