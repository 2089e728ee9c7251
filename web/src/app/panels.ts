import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { lazyPart } from '../components/lazy-part/lazy-part';
import { withTexts } from '../i18n/load-texts';

const lookPart = lazyPart(
  async () => (await withTexts(import('../features/look/LookPanel'), 'look')).LookPanel,
);

const soundPart = lazyPart(
  async () => (await withTexts(import('../features/sound/SoundPanel'), 'sound')).SoundPanel,
);

const settingsPart = lazyPart(
  async () =>
    (await withTexts(import('../features/settings/SettingsPanel'), 'wheelSettings', 'legal')).SettingsPanel,
);

const resultsPart = lazyPart(
  async () => (await withTexts(import('../features/results/ResultsPanel'), 'results')).ResultsPanel,
);

/** The panel's tabs, in order. A new tab is one line here. */
export const panels = [
  {
    id: 'choices',
    label: 'shell:tabs.choices',
    icon: IconListDetails,
    part: lazyPart(() => import('../features/choices/ChoicesPanel').then((part) => part.ChoicesPanel)),
  },
  { id: 'look', label: 'shell:tabs.look', icon: IconPalette, part: lookPart },
  { id: 'sound', label: 'shell:tabs.sound', icon: IconVolume, part: soundPart },
  { id: 'settings', label: 'shell:tabs.settings', icon: IconSettings, part: settingsPart },
  { id: 'results', label: 'shell:tabs.results', icon: IconChartBar, part: resultsPart },
] as const;

export type PanelId = (typeof panels)[number]['id'];
