import { chromium } from '@playwright/test';
import { freePort } from '../../tools/deploy/front.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** As much of Lighthouse's result as the table shows. */
interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { displayValue?: string }>;
  };
}
type Lighthouse = (address: string, options: object) => Promise<Report>;

/** One row of the table: the four scores of a phone, and what the first of them is made of. */
export async function lighthouseRow(name: string, address: string): Promise<string> {
  // A package of this folder, which the checks of the product don't install.
  const folder = new URL('./node_modules/lighthouse/core/index.js', import.meta.url).href;
  const { default: lighthouse } = (await import(folder)) as { default: Lighthouse };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--headless=new', `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(address, { port, logLevel: 'error', onlyCategories: categories });
    const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
    const parts = audits.map((audit) => lhr.audits[audit]?.displayValue ?? '');
    return `| ${[name, ...scores, ...parts].join(' | ')} |`;
  } finally {
    await browser.close();
  }
}
