import { useEffect } from 'react';
import { startSounds } from '../../audio/start-sounds';
import { wheelStore } from '../../wheel/store';
import { SoundToggle } from './SoundToggle';

/** Lets the wheel on the stage be heard. Its switch is here where the header has none or is out of sight. */
export function StageSound() {
  useEffect(() => startSounds(wheelStore), []);
  return <SoundToggle place="stage" />;
}
