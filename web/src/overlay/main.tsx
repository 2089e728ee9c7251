import './older-chromium';
import '../app/theme/fonts.css';
import '../app/theme/tokens.css';
import './overlay.css';
import { createRoot } from 'react-dom/client';
import { readOverlay } from '../live/overlay-address';
import { followPictures } from '../media/wheel-pictures';
import { wheelStore } from '../wheel/store';
import { Overlay } from './Overlay';
import { pauseWhileHidden } from './obs';
import { goOnAir, onAirStore, whenFresh } from './on-air';
import { playSounds } from './sounds';
import { loadTexts } from './texts';

const { language, code, wish } = readOverlay(window.location);
const root = document.getElementById('root') as HTMLElement;
document.documentElement.dataset.ground = wish.ground;

const connecting = goOnAir(code);
const say = await loadTexts(language);
pauseWhileHidden(root);
createRoot(root).render(<Overlay say={say} code={code} wish={wish} />);
followPictures(wheelStore, { tellGone: () => {} });
if (wish.hasSound) whenFresh(() => void playSounds(code));
connecting.catch((error: unknown) => {
  console.error('The overlay could not enter the room.', error);
  onAirStore.setState({ phase: 'gone' });
});
