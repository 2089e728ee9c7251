import { say } from '../../../components/message/say';
import { translator } from '../../../i18n/translate';
import { shortSeal } from '../../../receipts/sealed-draw';
import { wheelStore } from '../../../wheel/store';
import styles from './seal-on-stage.module.css';

/**
 * Shows the fingerprint of a sealed draw over the wheel until it has stopped. Not part of the stage's own components: they
 * are in the first view, and few wheels are drawn officially.
 */
export function showSeal(commitment: string): void {
  const t = translator('draw');
  const seal = document.createElement('p');
  seal.className = styles.seal ?? '';
  const print = document.createElement('span');
  print.className = styles.print ?? '';
  print.textContent = shortSeal(commitment);
  seal.append(t('seal.sealed'), ' ', print);
  document.querySelector('main')?.append(seal);
  say(seal.textContent);
  // On a narrow stage it stands below the wheel: above, it would hide the pointer.
  const wheel = document.querySelector('main [role="img"]')?.getBoundingClientRect();
  if (wheel) seal.style.setProperty('--below-wheel', `${wheel.bottom + 4}px`);
  const stop = wheelStore.subscribe(({ spinning }) => {
    if (spinning) return;
    stop();
    seal.remove();
  });
}
