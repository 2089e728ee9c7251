import { loadScript } from '../network/load-script';
import { once } from '../state/once';

/** The part of the verifier's script that is used. */
export interface Turnstile {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: 'light' | 'dark';
      size: 'flexible';
      language: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => string | undefined;
  remove: (widget: string) => void;
}

/** The verifier's script, fetched for the first widget; a failed fetch can be retried. */
export const loadTurnstile = once(async (address: string): Promise<Turnstile> => {
  const source = new URL(address, window.location.origin);
  source.searchParams.set('render', 'explicit');
  await loadScript(source.href);
  const { turnstile } = window as { turnstile?: Turnstile };
  if (!turnstile) throw new Error('The script of the verification brought nothing along');
  return turnstile;
});
