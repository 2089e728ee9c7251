import { useEffect } from 'react';
import { sendEvent } from '../../api/base';
import { showsDraw } from '../../components/dialog/open-dialog';
import { prefersStillness } from '../../components/motion/stillness';
import { finishTyping } from '../../components/text-box/finish-typing';
import { notify } from '../../components/toasts/notify';
import { translate } from '../../i18n/translate';
import { maySpin, roomStore } from '../../live/room-store';
import { isBehindDialog } from '../../stage/keys';
import { whoSpins } from '../../stage/winner';
import { type SpinOptions, skipSpin, spinWheel } from '../../wheel/motion/spin-wheel';
import { wheelStore } from '../../wheel/store';

/** `plan`: how the wheel gets to where it rests; in a room every wheel takes the same way. */
export type Spin = (plan?: SpinOptions['plan']) => void;

/** Draws what the wheel is set to beside one winner. Returns false where it is spun for one. */
export type DrawByMode = (plan?: SpinOptions['plan']) => boolean;

export function spin(plan?: SpinOptions['plan'], drawByMode?: DrawByMode): void {
  if (wheelStore.getState().winner || showsDraw()) return;
  const room = roomStore.getState();
  if (!maySpin(room)) return;
  finishTyping();
  if (!room.control && drawByMode?.(plan)) return;
  if (room.control) room.control.spin();
  else if (!spinWheel(wheelStore, { ...(plan ? { plan } : {}), still: prefersStillness(), by: whoSpins() }))
    return;
  sendEvent({ name: 'wheel_spin_start' });
}

export const skip = (): void => skipSpin(wheelStore);

/** Spins if the visitor pressed Spin, or Space, before the program was there: `early.js` has remembered that. */
export function useEarlySpin(spin: Spin): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.spin !== 'early') return;
    delete dataset.spin;
    spin();
  }, [spin]);
}

/** Sentences that explain take longer to read than a word of success. */
const readingTime = 10_000;

/** A spin whose winner was deleted meanwhile ends without a popup: the visitor is told why. */
export function useLostWinner(): void {
  useEffect(
    () =>
      wheelStore.subscribe((state, { spin: ended, wheel }) => {
        if (!ended || ended.finish || state.spin || state.winner || state.wheel.id !== wheel.id) return;
        if (state.wheel.slices.some(({ guid }) => guid === ended.winner)) return;
        const text = ended.slices.find(({ guid }) => guid === ended.winner)?.text.trim();
        const told = translate('spin:lost', { text: text || translate('common:noText') });
        notify('info', told, undefined, readingTime);
      }),
    [],
  );
}

/** Space spins unless it has a meaning where the focus is; ctrl or cmd with Enter also spins while typing. */
export function useSpinKeys(spin: Spin): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || !isSpinKey(event)) return;
      event.preventDefault();
      spin();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [spin]);
}

export function isSpinKey(event: KeyboardEvent): boolean {
  if (isBehindDialog()) return false;
  if (event.key === 'Enter') return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  return event.key === ' ' && plain && !takesSpace(event.target);
}

const roles = [
  'button',
  'checkbox',
  'combobox',
  'menuitem',
  'option',
  'radio',
  'slider',
  'switch',
  'tab',
  'textbox',
];
const controls = [
  'a, button, input, select, textarea, summary, [contenteditable]',
  ...roles.map((role) => `[role=${role}]`),
].join(', ');

const takesSpace = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(controls) !== null || scrolls(target));

/** Space scrolls where the focus is, as far as that is not the page itself. */
function scrolls(target: Element): boolean {
  for (
    let each: Element | null = target;
    each && !each.matches('main, body, html');
    each = each.parentElement
  )
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return true;
  return false;
}
