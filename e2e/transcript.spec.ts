import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { engine } from './engines/engine.ts';
import { announced, hearAnnouncements } from './support/announced.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseInMore, nextFrames, openPage, winnerDialog } from './support/wheel-page.ts';

// A spin is said only where the wheel turns, and an error needs a connection that is cut.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  expectedComplaints: /Failed to load resource|could not be loaded/,
});

const root = join(import.meta.dirname, '..');
type Texts = Record<string, string> & Record<string, Record<string, string>>;
const textsOf = async (language: string, section: string): Promise<Texts> =>
  JSON.parse(await readFile(join(root, `web/src/i18n/locales/${language}/${section}.json`), 'utf8'));

/** Nothing is left to chance, so that a transcript is the same each time. */
const drawTheFirst = (page: Page) =>
  page.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto) as (values: unknown) => unknown;
    // Picks ask for two words at once; ids must stay different.
    const isPick = (values: unknown) => values instanceof Uint32Array && values.length === 2;
    const mostly = (values: unknown) => (isPick(values) ? (values as Uint32Array).fill(0) : random(values));
    crypto.getRandomValues = mostly as typeof crypto.getRandomValues;
  });

/** The dialog around the focus, and what has it, as a screen reader names them. */
async function focused(page: Page): Promise<string> {
  const lines: string[] = [];
  for (const part of ['dialog:has(:focus)', ':focus']) {
    const found = page.locator(part).last();
    if ((await found.count()) === 0) continue;
    const [first = '', second = ''] = (await found.ariaSnapshot()).split('\n');
    lines.push(first.replace(/^- /, '').replace(/:$/, ''));
    if (first.startsWith('- listbox')) lines.push(second.replace(/^ *- /, ''));
  }
  return lines.join(' › ') || 'the page';
}

/** The name of what has the focus in the tree that Chromium hands to assistive technology. */
async function nameInChromium(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  await session.detach();
  return nodes[0]?.name?.value ?? '';
}

/** What is said, until nothing more comes for a while. */
async function saidNow(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await page.waitForTimeout(100);
    const more = await announced(page);
    said.push(...more);
    if (more.length > 0) quiet = -1;
  }
  return said;
}

for (const language of ['en', 'de'])
  test(`what a screen reader says: ${language}`, async ({ page }) => {
    const [spin, choices, settings] = await Promise.all(
      ['spin', 'choices', 'wheelSettings'].map((section) => textsOf(language, section)),
    );
    const transcript: string[] = [];
    const step = async (what: string, act: () => Promise<unknown>) => {
      await act();
      const said = await saidNow(page);
      const focus = await focused(page);
      if (engine === 'chromium' && focus !== 'the page')
        expect(focus, what).toContain(JSON.stringify(await nameInChromium(page)));
      transcript.push(`# ${what}`, ...said.map((text) => `says  ${text}`), `focus ${focus}`, '');
    };
    const wins = async () => {
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(winnerDialog(page)).toHaveAccessibleName(/^(Anna|Ben|Dora|Emil)$/);
    };
    const answer = (name: string | undefined) =>
      winnerDialog(page)
        .getByRole('button', { name: name ?? '', exact: true })
        .press('Enter');
    const list = page.getByRole('listbox');

    await drawTheFirst(page);
    await hearAnnouncements(page);
    await storeWheel(
      page,
      { slices: slicesNamed('Anna', 'Ben', 'Dora', 'Emil') },
      { audio: { enabled: false } },
    );
    await openPage(page, `/${language}/`);

    await step('the page is there', () => nextFrames(page));
    await step('to the wheel', () => list.focus());
    await step('arrow down', () => page.keyboard.press('ArrowDown'));
    await step('add Cleo', async () => {
      await page.getByRole('textbox', { name: choices?.add?.label ?? '' }).focus();
      await page.keyboard.type('Cleo');
      await page.keyboard.press('Enter');
    });
    await step('hide Cleo by the switch', async () => {
      const name = String(choices?.active).replace('{{text}}', 'Cleo');
      await page.getByRole('switch', { name }).focus();
      await page.keyboard.press('Space');
    });
    await step('spin', wins);
    await step('hide the winner', () => answer(spin?.winner?.cancel));
    await step('undo', () => page.keyboard.press('ControlOrMeta+z'));
    await step('two winners', async () => {
      await page.getByRole('radio', { name: spin?.modes?.several ?? '', exact: true }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    });
    await step('close them', async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await step('no repeats', async () => {
      await page.getByRole('radio', { name: spin?.modes?.one ?? '', exact: true }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('tab').nth(3).click();
      const turns = page.getByRole('combobox', { name: settings?.turns?.mode ?? '' });
      await turns.focus();
      await turns.selectOption('noRepeats');
    });
    await step('spin', wins);
    await step('done', () => answer(spin?.winner?.confirm));
    await step('back to the wheel', async () => {
      await list.focus();
      await page.keyboard.press('Home');
    });
    await step('save, as a guest', () => page.keyboard.press('ControlOrMeta+s'));
    await step('not now', () => page.keyboard.press('Escape'));
    await step('another language, without a connection', async () => {
      await page.route(/text-it-/, (route) => route.abort());
      await chooseInMore(page, /^(Language|Sprache)/, 'Italiano');
      await expect(page.getByText(/^Italiano /).last()).toBeVisible();
    });

    const file = join(root, `e2e/transcripts/${language}.txt`);
    const text = transcript.join('\n');
    if (process.env.UPDATE_TRANSCRIPTS) await writeFile(file, text);
    expect(text).not.toContain('(unheard)');
    expect(text.split('\n')).toEqual((await readFile(file, 'utf8')).split('\n'));
  });
