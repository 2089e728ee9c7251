import { createRoot } from 'react-dom/client';
import { applyLanguageToDocument } from '../i18n/document-language';
import { onLanguageChange, startI18n } from '../i18n/i18n';
import { pageLanguage } from '../i18n/preferred-language';
import { App } from './App';
import { followAddress } from './choose-language';
import { panels } from './panels';
import { routeOf } from './routes';
import { startWheel } from './start-wheel';
import type { Component } from './startup';

/** What the page is made of and what each part needs before it can start. */
export const parts: Component[] = [
  {
    name: 'languages',
    start: async () => {
      await startI18n(pageLanguage(routeOf(window.location).pathLanguage));
      applyLanguageToDocument();
      return onLanguageChange(applyLanguageToDocument);
    },
  },
  {
    name: 'first panel',
    start: async () => {
      await panels[0].part.fetch();
      return undefined;
    },
  },
  { name: 'wheel', needs: ['languages'], start: startWheel },
  {
    name: 'render',
    needs: ['languages', 'first panel', 'wheel'],
    start: () => {
      const root = createRoot(document.getElementById('root') as HTMLElement);
      root.render(<App />);
      return () => root.unmount();
    },
  },
  { name: 'address', needs: ['render'], start: followAddress },
];
