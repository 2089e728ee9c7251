import './app/theme/sheets';
import { parts } from './app/parts';
import { startAll } from './app/startup';
import { provideDialogs } from './components/dialog/open-dialog';

/**
 * Shows the notice that is part of the HTML, already in the page's language: it needs neither translations nor React,
 * which may be what failed to load.
 */
function showStartFailure(error: unknown): void {
  console.error('The page did not start.', error);
  window.dispatchEvent(new Event('start-failure'));
}

/** Something on the way keeps all style sheets from this page, its tokens too: its parts work without theirs. */
window.addEventListener('vite:preloadError', (event) => {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--target')) event.preventDefault();
});

provideDialogs(async (name) => (await import('./app/dialogs')).dialogs[name]());
startAll(parts, { goal: 'render' }).catch(showStartFailure);
