import type { Page } from '@playwright/test';

interface StoredSlice {
  guid: string;
  text: string;
  active: boolean;
  weight: number;
  [field: string]: unknown;
}

export const slicesNamed = (...texts: string[]): StoredSlice[] =>
  texts.map((text) => ({ guid: `guid-${text}`, text, active: true, weight: 1, background: '#1f78d1' }));

export const manySlices = (count: number): StoredSlice[] =>
  slicesNamed(...Array.from({ length: count }, (_, place) => `Entry ${place + 1}`)).map((slice, place) => ({
    ...slice,
    background: ['#dd2c30', '#ffb703', '#108350', '#1f78d1', '#8338ec'][place % 5],
  }));

/** What the page keeps of a wheel of an earlier visit. */
export const storedWheel = (definition: object, config: object = {}): string =>
  JSON.stringify({
    id: 'stored',
    ...config,
    'wheel-definition': { name: 'Stored', duration: 400, ...definition },
  });

/** The page opens as if this wheel had been made on an earlier visit; later changes by the visitor are kept. */
export async function storeWheel(page: Page, definition: object, config: object = {}): Promise<void> {
  await page.addInitScript(
    (stored) => {
      if (!localStorage.getItem('wheelConfig')) localStorage.setItem('wheelConfig', stored);
    },
    storedWheel(definition, config),
  );
}

export interface KeptWheel {
  'wheel-definition': {
    slices: StoredSlice[];
    history: Record<string, unknown>[];
    totalWheelSpins: number;
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

export const keptWheel = (page: Page): Promise<KeptWheel> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wheelConfig') ?? 'null'));
