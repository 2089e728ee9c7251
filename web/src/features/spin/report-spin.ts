import { apiAddress } from '../../api/base';

/** Counts the spin on the server; nothing about the person or the wheel goes along. */
export function reportSpin(): void {
  const event = new Blob([JSON.stringify({ name: 'wheel_spin_start' })], { type: 'application/json' });
  navigator.sendBeacon?.(apiAddress('/api/events'), event);
}
