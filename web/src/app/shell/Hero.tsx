import { useStore } from 'zustand';
import { DrawModes, drawByMode } from '../../features/draw/modes/DrawModes';
import { StageSound } from '../../features/sound/SoundToggle';
import { SpinStage } from '../../features/spin/SpinStage';
import { wheelStore } from '../../wheel/store';
import styles from './Hero.module.css';
import { ReportCorner } from './ReportCorner';

/** The wheel, its description and what draws. */
export function Hero() {
  const description = useStore(wheelStore, (state) => state.wheel.description);
  return (
    <main id="wheel" className={styles.hero} tabIndex={-1}>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.stage}>
        <SpinStage sound={<StageSound />} modes={<DrawModes />} drawByMode={drawByMode} />
      </div>
      <ReportCorner />
    </main>
  );
}
