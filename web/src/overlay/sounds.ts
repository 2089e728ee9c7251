import { connectUserSounds } from '../audio/user-sounds';
import { followWheel } from '../audio/wheel-sounds';
import { mySounds } from '../media/my-sounds';
import { wheelStore } from '../wheel/store';
import { prepareAudio } from '../wheel/view/open-audio';
import { tickWhileSpinning } from '../wheel/view/tick-sound';

/**
 * Plays the wheel's sounds without a click: streaming programs allow that. Of several overlays of a room in one browser
 * or streaming program only one is heard, the next as soon as that one is closed.
 */
export async function playSounds(code: string): Promise<void> {
  const play = () => {
    connectUserSounds(mySounds);
    prepareAudio();
    followWheel(wheelStore);
    tickWhileSpinning(wheelStore, prepareAudio);
  };
  // Without a secure address there are no locks.
  if (!navigator.locks) return play();
  await navigator.locks.request(`overlay-sound-${code}`, () => {
    play();
    return new Promise(() => {});
  });
}
