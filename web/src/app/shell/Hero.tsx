import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { DrawModes } from '../../features/draw/modes/DrawModes';
import { StageSound } from '../../features/sound/SoundToggle';
import { SpinStage } from '../../features/spin/SpinStage';
import { withTexts } from '../../i18n/load-texts';
import { isInRoom, roomStore } from '../../live/room-store';
import { ui } from '../../state/ui';
import { wheelStore } from '../../wheel/store';
import { readListAndDraw } from '../list-before-spin';
import styles from './Hero.module.css';

/** Most wheels are neither sent by a link nor live. */
export const linkCorner = lazyPart(
  async () => (await withTexts(import('./LinkCorner'), 'reports', 'share')).LinkCorner,
);

/** The wheel, its description and what draws. */
export function Hero() {
  const description = useStore(wheelStore, (state) => state.wheel.description);
  const isShared = useStore(wheelStore, ({ wheel }) => wheel.source === 'shared');
  const isVisiting = useStore(ui, (state) => state.isVisiting);
  const isLive = useStore(roomStore, isInRoom);
  const LinkCorner = usePart(isVisiting || isShared || isLive ? linkCorner : null, console.warn);
  return (
    <main id="wheel" className={styles.hero} tabIndex={-1}>
      {description && !isVisiting && <p className={styles.description}>{description}</p>}
      <div className={styles.stage}>
        <SpinStage sound={<StageSound />} modes={<DrawModes />} drawByMode={readListAndDraw} />
      </div>
      {LinkCorner && <LinkCorner />}
    </main>
  );
}
