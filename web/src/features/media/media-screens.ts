import { Branding } from '../branding/Branding';
import { SlicePicture } from '../slice/SlicePicture';
import { MySounds } from '../sound/MySounds';
import { MediaExplorer } from './MediaExplorer';

/** Everything that shows the user's files. */
export const mediaScreens = { MediaExplorer, Branding, MySounds, SlicePicture };
