import { useEffect, useRef } from 'react';
import { prefersStillness } from '../../components/motion/stillness';
import { useTranslation } from '../../i18n/use-translation';
import { previewEffect } from '../celebrate';
import type { EffectName } from '../effect-names';
import styles from './EffectGrid.module.css';

export interface EffectGridProps {
  label: string;
  effects: readonly EffectName[];
  value: string;
  onChoose: (name: EffectName | '') => void;
  /** A first card for no effect of its own. */
  none?: { name: string; description: string };
  /** Three columns in a wide window, otherwise two. */
  isWide?: boolean;
}

/** Cards to choose an effect from; a click chooses it and previews it. */
export function EffectGrid({ label, effects, value, onChoose, none, isWide = false }: EffectGridProps) {
  const { t } = useTranslation(['effects', 'look']);
  const grid = useRef<HTMLDivElement>(null);
  const endPreview = useRef(() => {});
  useEffect(() => () => endPreview.current(), []);

  const choose = (name: EffectName | '') => {
    endPreview.current();
    onChoose(name);
    if (name === '' || prefersStillness()) return;
    // A modal dialog is above the page: only elements within it are visible.
    endPreview.current = previewEffect(name, grid.current?.closest('dialog') ?? document.body);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div ref={grid} role="group" aria-label={label} className={styles.grid} data-wide={isWide}>
        {none && <EffectBox {...none} isChosen={value === ''} onChoose={() => choose('')} />}
        {effects.map((name) => (
          <EffectBox
            key={name}
            name={t(`${name}.name`)}
            description={t(`${name}.description`)}
            picture={`/media/${name}.png`}
            isChosen={value === name}
            onChoose={() => choose(name)}
          />
        ))}
      </div>
      {prefersStillness() && <p className={styles.still}>{t('look:effects.still')}</p>}
    </>
  );
}

interface EffectBoxProps {
  name: string;
  description: string;
  picture?: string;
  isChosen: boolean;
  onChoose: () => void;
}

function EffectBox({ name, description, picture, isChosen, onChoose }: EffectBoxProps) {
  return (
    <button type="button" className={styles.box} aria-pressed={isChosen} onClick={onChoose}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" draggable={false} />
      ) : (
        <span className={styles.noPicture} aria-hidden />
      )}
      <span className={styles.name}>{name}</span>
      <span className={styles.description}>{description}</span>
    </button>
  );
}
