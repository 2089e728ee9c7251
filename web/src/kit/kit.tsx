import '../app/theme/sheets';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../i18n/i18n';
import { isLanguageCode } from '../i18n/languages';
import { KitPage } from './KitPage';

/** /kit of ./dev: every component in its states. `?lang=de` and `?scheme=dark` show it in another language and scheme. */
async function start(): Promise<void> {
  const wanted = new URLSearchParams(window.location.search);
  const language = wanted.get('lang');
  document.documentElement.dataset.colorScheme = wanted.get('scheme') === 'dark' ? 'dark' : 'light';
  await startI18n(isLanguageCode(language) ? language : 'en');
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<KitPage />);
}

start().catch(console.error);
