import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Themes } from '../../wheel/document/themes';
import { wheelStore } from '../../wheel/store';
import { choosePalette, type PaletteName } from './choose-look';
import styles from './PaletteList.module.css';

interface PaletteListProps {
  themes: Themes;
  theme: string;
}

/** The theme's palettes, each as its colours: a group of radio buttons that scrolls. */
export function PaletteList({ themes, theme }: PaletteListProps) {
  const { t } = useTranslation('look');
  const label = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = useStore(wheelStore, ({ wheel }) => wheel.look.palette);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme brings another list
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (row && list.current)
      list.current.scrollTop = row.offsetTop - list.current.offsetTop - row.offsetHeight;
  }, [theme]);

  return (
    <div className={styles.palettes} role="radiogroup" aria-labelledby={label}>
      <p id={label} className={styles.label}>
        {t('palette')}
      </p>
      <div ref={list} className={styles.list}>
        {themes[theme]?.palettes.map(({ name, colors }) => (
          <label key={name} className={styles.palette}>
            <input
              type="radio"
              name={label}
              className={styles.radio}
              checked={name === chosen}
              onChange={() => choosePalette(themes, name)}
            />
            <span className={styles.colors} aria-hidden>
              {colors.map(({ background }) => (
                <span key={background} className={styles.color} style={{ background }} />
              ))}
            </span>
            <span className={styles.name}>{t(`palettes.${name as PaletteName}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
