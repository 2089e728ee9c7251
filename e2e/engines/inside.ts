import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * Playwright drives stock Firefox and WebKit with some gaps. They are closed inside Playwright, whose version is pinned:
 * these are the few of its internals that the engines need.
 */
export interface PageInside {
  delegate: { _session: InspectorSession; _updateBootstrapScript: () => Promise<void> };
  keyboard: { _raw: RawKeyboard };
  mouse: { _raw: RawMouse };
  initScripts: unknown[];
}

export interface ContextInside {
  clearCache: () => Promise<void>;
  /** Those with something stored. */
  _origins: Set<string>;
  initScripts: unknown[];
  _options: {
    baseURL?: string | undefined;
    reducedMotion?: 'reduce' | 'no-preference';
    forcedColors?: 'active' | 'none';
  };
}

export interface FirefoxInside {
  _connection: { _transport: Transport };
}

/** A message of WebDriver BiDi or of WebKit's inspector. */
export interface Message {
  id?: number;
  method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each method has its own parameters
  params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: each method has its own result
  result?: any;
}

export interface Transport {
  send: (message: Message) => void;
  close: () => void;
  onmessage?: (message: Message) => void;
  onclose?: (reason?: string) => void;
}

interface InspectorSession {
  send: (method: string, params: object) => Promise<{ result: { value?: unknown } }>;
}

export type MouseButton = 'left' | 'middle' | 'right';

/** What Playwright's mouse does at last; the first argument is its own. */
interface RawMouse {
  move: (progress: unknown, x: number, y: number) => Promise<void>;
  down: (
    progress: unknown,
    x: number,
    y: number,
    button: MouseButton,
    buttons: Set<MouseButton>,
    modifiers: Set<string>,
    clickCount: number,
  ) => Promise<void>;
  up: (progress: unknown, x: number, y: number, button: MouseButton) => Promise<void>;
  wheel: (progress: unknown, ...how: unknown[]) => Promise<void>;
}

interface RawKeyboard {
  keydown: (progress: unknown, modifiers: Set<string>, name: string, key: { key: string }) => Promise<void>;
  keyup: (progress: unknown, modifiers: Set<string>, name: string, key: { key: string }) => Promise<void>;
  sendText: (progress: unknown, text: string) => Promise<void>;
}

interface WithInside {
  _connection: { toImpl: (of: unknown) => unknown };
}

const inside = (of: unknown): unknown => (of as WithInside)._connection.toImpl(of);

export const insidePage = (page: Page) => inside(page) as PageInside;
export const insideContext = (context: BrowserContext) => inside(context) as ContextInside;
export const insideFirefox = (browser: Browser) => inside(browser) as FirefoxInside;

/**
 * Text arrives as from a keyboard. Playwright's own way sets `value` in the page's world, where React takes the event
 * that follows for an echo of its own change.
 */
export function typeAsKeyboard(page: Page): void {
  insidePage(page).keyboard._raw.sendText = async (_progress, text) => {
    await page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
  };
}
