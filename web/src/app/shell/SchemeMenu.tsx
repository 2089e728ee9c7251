import IconBrightness from '@tabler/icons-react/dist/esm/icons/IconBrightness.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useStore } from 'zustand';
import { OptionMenu } from '../../components/menu/OptionMenu';
import { useTranslation } from '../../i18n/use-translation';
import { colorSchemes, prefer, preferences } from '../../state/preferences';

const icons = { auto: IconBrightness, light: IconSun, dark: IconMoon };

export function SchemeMenu() {
  const { t } = useTranslation('shell');
  const current = useStore(preferences, (state) => state.colorScheme);
  const Icon = icons[current];
  return (
    <OptionMenu
      label={t('scheme.current', { name: t(`scheme.${current}`) })}
      icon={<Icon size={20} aria-hidden />}
      options={colorSchemes.map((scheme) => ({ value: scheme, label: t(`scheme.${scheme}`) }))}
      value={current}
      onChoose={(scheme) => prefer('colorScheme', scheme)}
    />
  );
}
