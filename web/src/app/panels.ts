import { type LazyPart, lazyPart } from '../components/lazy-part/lazy-part';
import { ChoicesPanel } from '../features/choices/ChoicesPanel';
import { withTexts } from '../i18n/load-texts';
import type { PanelTab } from '../state/ui';

/** The first tab is part of the program: every first view shows it. */
const choicesPart: LazyPart = { current: ChoicesPanel, fetch: async () => {} };

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
  { id: 'choices', label: 'shell:tabs.choices', part: choicesPart },
  { id: 'look', label: 'shell:tabs.look', part: lookPart },
  { id: 'sound', label: 'shell:tabs.sound', part: soundPart },
  { id: 'settings', label: 'shell:tabs.settings', part: settingsPart },
  { id: 'results', label: 'shell:tabs.results', part: resultsPart },
] as const satisfies readonly { id: PanelTab; [field: string]: unknown }[];
