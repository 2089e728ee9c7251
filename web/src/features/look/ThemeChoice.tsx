import { useStore } from 'zustand';
import { SelectField } from '../../components/field/SelectField';
import { useTranslation } from '../../i18n/use-translation';
import { type Themes, themeKeyOf } from '../../wheel/document/themes';
import { wheelStore } from '../../wheel/store';
import { chooseTheme, type ThemeKey } from './choose-look';
import { PaletteList } from './PaletteList';

export function ThemeChoice({ themes }: { themes: Themes }) {
  const { t } = useTranslation('look');
  const key = useStore(wheelStore, ({ wheel }) => themeKeyOf(themes, wheel.look.theme));
  const options = Object.keys(themes).map((each) => ({
    value: each,
    label: t(`themes.${each as ThemeKey}`),
  }));
  return (
    <>
      <SelectField
        label={t('theme')}
        value={key}
        options={options}
        onChange={(chosen) => chooseTheme(themes, chosen)}
      />
      <PaletteList themes={themes} theme={key} />
    </>
  );
}
