import { SoundToggle } from './SoundToggle';

export const HeaderSound = () => <SoundToggle place="header" />;
