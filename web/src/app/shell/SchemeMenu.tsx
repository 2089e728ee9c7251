import { useMantineColorScheme } from '@mantine/core';
import IconBrightness from '@tabler/icons-react/dist/esm/icons/IconBrightness.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useTranslation } from 'react-i18next';
import { OptionMenu } from '../../components/menu/OptionMenu';

const icons = { auto: IconBrightness, light: IconSun, dark: IconMoon };
export const schemes = ['auto', 'light', 'dark'] as const;

export function SchemeMenu() {
  const { t } = useTranslation('shell');
  // Without this Mantine holds transitions back with a style element, which the Content-Security-Policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const Icon = icons[colorScheme];

  const choose = (value: string) => {
    const scheme = schemes.find((candidate) => candidate === value);
    if (scheme) setColorScheme(scheme);
  };

  return (
    <OptionMenu
      label={t('scheme.current', { name: t(`scheme.${colorScheme}`) })}
      icon={<Icon size={20} aria-hidden />}
      options={schemes.map((scheme) => ({ value: scheme, label: t(`scheme.${scheme}`) }))}
      value={colorScheme}
      onChoose={choose}
    />
  );
}
