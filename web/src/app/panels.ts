import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { lazyPart } from '../components/lazy-part/lazy-part';
import { loadTexts } from '../i18n/load-texts';

const lookPart = lazyPart(async () => {
  const [{ LookPanel }] = await Promise.all([import('../features/look/LookPanel'), loadTexts('look')]);
  return LookPanel;
});

const soundPart = lazyPart(async () => {
  const [{ SoundPanel }] = await Promise.all([import('../features/sound/SoundPanel'), loadTexts('sound')]);
  return SoundPanel;
});

const settingsPart = lazyPart(async () => {
  const [{ SettingsPanel }] = await Promise.all([
    import('../features/settings/SettingsPanel'),
    loadTexts('wheelSettings', 'legal'),
  ]);
  return SettingsPanel;
});

const resultsPart = lazyPart(async () => {
  const [{ ResultsPanel }] = await Promise.all([
    import('../features/results/ResultsPanel'),
    loadTexts('results'),
  ]);
  return ResultsPanel;
});

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
