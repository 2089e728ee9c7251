import { useId } from 'react';
import { useStore } from 'zustand';
import { RadioGroup } from '../../components/segment/RadioGroup';
import { RadioLabel } from '../../components/segment/RadioLabel';
import { useTranslation } from '../../i18n/use-translation';
import type { Themes } from '../../wheel/document/themes';
import { wheelStore } from '../../wheel/store';
import { choosePalette, type PaletteName } from './choose-look';
import styles from './PaletteList.module.css';

interface PaletteListProps {
  themes: Themes;
  theme: string;
}

/** The theme's palettes, each as its colours: a group of radio buttons. */
export function PaletteList({ themes, theme }: PaletteListProps) {
  const { t } = useTranslation('look');
  const group = useId();
  const chosen = useStore(wheelStore, ({ wheel }) => wheel.look.palette);

  return (
    <RadioGroup label={t('palette')}>
      <div className={styles.list}>
        {themes[theme]?.palettes.map(({ name, colors }) => (
          <RadioLabel
            key={name}
            className={styles.palette}
            name={group}
            checked={name === chosen}
            onChange={() => choosePalette(themes, name)}
          >
            <span className={styles.colors} aria-hidden>
              {colors.map(({ background }) => (
                <span key={background} className={styles.color} style={{ background }} />
              ))}
            </span>
            <span className={styles.name}>{t(`palettes.${name as PaletteName}`)}</span>
          </RadioLabel>
        ))}
      </div>
    </RadioGroup>
  );
}
