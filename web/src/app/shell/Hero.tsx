import { StageSound } from '../../features/sound/SoundToggle';
import { SpinStage } from '../../features/spin/SpinStage';
import styles from './Hero.module.css';
import { ReportCorner } from './ReportCorner';
import { WheelTitle } from './WheelTitle';

export function Hero() {
  return (
    <main id="wheel" className={styles.hero} tabIndex={-1}>
      <WheelTitle />
      <div className={styles.stage}>
        <SpinStage sound={<StageSound />} />
      </div>
      <ReportCorner />
    </main>
  );
}
