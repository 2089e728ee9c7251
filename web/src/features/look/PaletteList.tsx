import { useId } from 'react';
import { useStore } from 'zustand';
import { RadioGroup } from '../../components/segment/RadioGroup';
import { RadioLabel } from '../../components/segment/RadioLabel';
import { useTranslation } from '../../i18n/use-translation';
import { house, housePalette, type Palette, paletteNameOf } from '../../wheel/document/palette';
import { paletteColors, type Themes } from '../../wheel/document/themes';
import { wheelStore } from '../../wheel/store';
import { chooseHouseColors, choosePalette, type PaletteName } from './choose-look';
import styles from './PaletteList.module.css';

interface PaletteListProps {
  themes: Themes;
  theme: string;
}

/** The house colours and the theme's palettes, each as its colours: a group of radio buttons. */
export function PaletteList({ themes, theme }: PaletteListProps) {
  const { t } = useTranslation('look');
  const chosen = useStore(wheelStore, ({ wheel }) => paletteNameOf(wheel.look));
  const group = useId();
  const shared = { group, chosen };

  return (
    <RadioGroup label={t('palette')}>
      <div className={styles.list}>
        <PaletteRow
          {...shared}
          name={house}
          label={t('house')}
          colors={housePalette}
          onChoose={chooseHouseColors}
        />
        {themes[theme]?.palettes.map((palette) => (
          <PaletteRow
            {...shared}
            key={palette.name}
            name={palette.name}
            label={t(`palettes.${palette.name as PaletteName}`)}
            colors={paletteColors(palette)}
            onChoose={() => choosePalette(themes, palette.name)}
          />
        ))}
      </div>
    </RadioGroup>
  );
}

interface PaletteRowProps {
  group: string;
  chosen: string | undefined;
  name: string;
  label: string;
  colors: Palette;
  onChoose(): void;
}

function PaletteRow({ group, chosen, name, label, colors, onChoose }: PaletteRowProps) {
  return (
    <RadioLabel className={styles.palette} name={group} checked={name === chosen} onChange={onChoose}>
      <span className={styles.colors} aria-hidden>
        {colors.map(({ background }) => (
          <span key={background} className={styles.color} style={{ background }} />
        ))}
      </span>
      <span className={styles.name}>{label}</span>
    </RadioLabel>
  );
}
