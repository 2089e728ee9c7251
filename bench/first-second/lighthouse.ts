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

const runs = 3;

/** One row of the table: the four scores of a phone, and what the first of them is made of, in the middle of three runs. */
export async function lighthouseRow(name: string, address: string): Promise<string> {
  const reports: Report['lhr'][] = [];
  for (let attempt = 0; attempt < 3 * runs && reports.length < runs; attempt += 1) {
    const lhr = await report(address);
    // Lighthouse now and then loses the beginning of a recording, on every page, and asks to be run again.
    if (performance(lhr) > 0) reports.push(lhr);
  }
  reports.sort((one, other) => performance(one) - performance(other));
  const middle = reports[Math.floor(runs / 2)];
  const scores = categories.map((category) => Math.round((middle?.categories[category]?.score ?? 0) * 100));
  const parts = audits.map((audit) => middle?.audits[audit]?.displayValue ?? '');
  return `| ${[name, ...scores, ...parts].join(' | ')} |`;
}

const performance = (lhr: Report['lhr']): number => lhr.categories.performance?.score ?? 0;

async function report(address: string): Promise<Report['lhr']> {
  // A package of this folder, which the checks of the product don't install.
  const folder = new URL('./node_modules/lighthouse/core/index.js', import.meta.url).href;
  const { default: lighthouse } = (await import(folder)) as { default: Lighthouse };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--headless=new', `--remote-debugging-port=${port}`],
  });
  try {
    return (await lighthouse(address, { port, logLevel: 'error', onlyCategories: categories })).lhr;
  } finally {
    await browser.close();
  }
}
