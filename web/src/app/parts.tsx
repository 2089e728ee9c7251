import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { finishTypingOnLeave } from '../components/text-box/finish-typing';
import { startAccount } from '../features/account/start-account';
import { applyLanguageToDocument } from '../i18n/document-language';
import { onLanguageChange } from '../i18n/i18n';
import { ui } from '../state/ui';
import { App, embedPart } from './App';
import { retryStyles } from './errors/retry-styles';
import { firstPaint } from './first-paint';
import { pageAt, takenDownPage } from './page-parts';
import { routeOf } from './routes';
import { startLanguage } from './start-language';
import { startWheel } from './start-wheel';
import type { Component } from './startup';
import { followColorScheme } from './theme/color-scheme';

const page = pageAt(window.location);
const isEmbedded = routeOf(window.location).isEmbedded === true;

/** What is shown instead of a wheel; known once `wheel` has started. */
const shown = () =>
  page ?? (ui.getState().missingWheel === 'takenDown' && !isEmbedded ? takenDownPage : undefined);

/**
 * The components of the page and what each needs before it can start. Without the needs of `render` there is no page.
 */
export const parts: Component[] = [
  // First of all: it takes the tokens out of the address before other code can read them.
  {
    name: 'session',
    start: () => startAccount({ isDashboard: routeOf(window.location).kind === 'dashboard' }),
  },
  {
    name: 'languages',
    start: async () => {
      await startLanguage();
      applyLanguageToDocument();
      return onLanguageChange(applyLanguageToDocument);
    },
  },
  {
    name: 'page',
    needs: ['languages'],
    start: async () => {
      await (page ?? (isEmbedded ? embedPart : undefined))?.fetch();
      return undefined;
    },
  },
  {
    name: 'wheel',
    needs: ['session', 'languages'],
    start: async () => (page ? undefined : startWheel()),
  },
  {
    name: 'first paint',
    start: async () => {
      await firstPaint();
      return undefined;
    },
  },
  {
    name: 'render',
    needs: ['session', 'languages', 'page', 'wheel', 'first paint'],
    start: () =>
      new Promise((resolve) => {
        const root = createRoot(document.getElementById('root') as HTMLElement);
        const onShown = () => resolve(() => root.unmount());
        // As a transition, it is rendered in short tasks, so that the page can respond to a press in between.
        startTransition(() => root.render(<App page={shown()} isEmbedded={isEmbedded} onShown={onShown} />));
      }),
  },
  { name: 'color scheme', start: followColorScheme },
  { name: 'typing', start: finishTypingOnLeave },
  { name: 'styles', start: retryStyles },
  {
    name: 'later',
    needs: ['render'],
    start: async () => {
      const { startLater } = await import('./later-parts');
      return startLater({ isPage: page !== undefined, isInstead: shown() !== undefined, isEmbedded });
    },
  },
];
