import { sendEvent } from '../../api/send-event';
import { prefersStillness } from '../../components/motion/stillness';
import { finishTyping } from '../../components/text-box/finish-typing';
import { maySpin, roomStore } from '../../live/room-store';
import { whoSpins } from '../../stage/who-spins';
import { skipSpin, spinWheel } from '../../wheel/motion/spin-wheel';
import { wheelStore } from '../../wheel/store';
import { winnerDialog } from './winner-part';

export function spin(): void {
  if (wheelStore.getState().winner) return;
  const room = roomStore.getState();
  if (!maySpin(room)) return;
  finishTyping();
  if (room.control) room.control.spin();
  else if (!spinWheel(wheelStore, { still: prefersStillness(), by: whoSpins() })) return;
  sendEvent({ name: 'wheel_spin_start' });
  // Fetched while the wheel turns, so that the popup opens the moment it stops.
  winnerDialog.fetch().catch(() => {});
}

export const skip = (): void => skipSpin(wheelStore);
