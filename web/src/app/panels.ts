import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import { lazyPart } from '../components/lazy-part/lazy-part';

/** The panel's tabs, in order. A new tab is one line here. */
export const panels = [
  {
    id: 'choices',
    label: 'shell:tabs.choices',
    icon: IconListDetails,
    part: lazyPart(() => import('../features/choices/ChoicesPanel').then((part) => part.ChoicesPanel)),
  },
] as const;

export type PanelId = (typeof panels)[number]['id'];
