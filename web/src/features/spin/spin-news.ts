import { say } from '../../components/message/say';
import { translate } from '../../i18n/translate';
import type { Slice } from '../../wheel/document/document';
import { wheelStore } from '../../wheel/store';

/** Enough to tell which one; a label may have thousands of characters. */
const longest = 80;

/**
 * Says that the wheel spins, and afterwards what its popup has hidden. The winner between them is said by the popup, and
 * a switch in the list by itself. Returns how to stop.
 */
export const saySpins = (): (() => void) =>
  wheelStore.subscribe((state, before) => {
    if (state.spin && state.spin !== before.spin && state.spin.motion.duration > 0)
      say(translate('spin:spinning'));
    if (state.removal && state.removal !== before.removal) sayHidden(state.removal.slice);
  });

export const sayHidden = ({ text }: Pick<Slice, 'text'>): void =>
  say(translate('spin:hidden', { text: text.trim().slice(0, longest) || translate('common:noText') }));
