import { SpinStage } from '../../features/spin/SpinStage';
import { WheelTitle } from '../../features/wheels/WheelTitle';
import styles from './Hero.module.css';
import { ReportCorner } from './ReportCorner';

export function Hero() {
  return (
    <main id="wheel" className={styles.hero} tabIndex={-1}>
      <WheelTitle />
      <div className={styles.stage}>
        <SpinStage />
      </div>
      <ReportCorner />
    </main>
  );
}
