import { type KeyboardEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import type { Themes } from '../../wheel/document/themes';
import { chooseScene, leaveScene } from '../../wheel/scenes/choose-scene';
import { isSceneName, sceneNames } from '../../wheel/scenes/scene-names';
import { wheelStore } from '../../wheel/store';
import { neighbourIn } from './card-keys';
import styles from './SceneCards.module.css';
import { ScenePicture } from './ScenePicture';

const cards = [undefined, ...sceneNames];

/** Looks for the whole stage; a press changes all of it, in one step to undo. One stop for Tab, arrows go on. */
export function SceneCards({ themes }: { themes: Themes }) {
  const { t } = useTranslation('look');
  const chosen = useStore(wheelStore, ({ wheel }) => wheel.look.scene);
  const current = isSceneName(chosen) ? chosen : undefined;
  const [reached, setReached] = useState(current);
  const grid = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.children ?? [])] as HTMLElement[];
    const next = neighbourIn(buttons, buttons.indexOf(event.target as HTMLElement), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div ref={grid} role="group" aria-label={t('scenes.title')} className={styles.grid} onKeyDown={move}>
      {cards.map((name) => (
        <button
          key={name ?? ''}
          type="button"
          className={styles.card}
          aria-pressed={name === current}
          tabIndex={name === reached ? 0 : -1}
          onFocus={() => setReached(name)}
          onClick={() => wheelStore.getState().edit(name ? chooseScene(themes, name) : leaveScene(themes))}
        >
          <ScenePicture name={name} themes={themes} />
          <span className={styles.name}>{t(`scenes.${name ?? 'none'}`)}</span>
        </button>
      ))}
    </div>
  );
}
