import { lazyPart } from '../../components/lazy-part/lazy-part';
import { loadTexts } from '../../i18n/load-texts';

export const settingsPart = lazyPart(async () => {
  const [{ SettingsPanel }] = await Promise.all([
    import('./SettingsPanel'),
    loadTexts('wheelSettings', 'legal'),
  ]);
  return SettingsPanel;
});
