import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { figuresAddress, moderationAddress, reportsAddress } from '../../i18n/addresses';

/** The pages of admins, in their order. A new one is a line here and its name in the section `admin`. */
export const adminPlaces = [
  { id: 'reviews', icon: IconMessages, addressIn: moderationAddress },
  { id: 'reports', icon: IconFlag, addressIn: reportsAddress },
  { id: 'figures', icon: IconChartLine, addressIn: figuresAddress },
] as const;

export type AdminPlace = (typeof adminPlaces)[number]['id'];
