import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { archive } from '../web/src/files/testing/archive.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { choiceTexts, openPage } from './support/wheel-page.ts';

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const textFile = (name: string, text: string): GivenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

async function pick(page: Page, file: GivenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'More for all choices' }).click();
  await page.getByRole('menuitem', { name: 'Import a list or a wheel file' }).click();
  await (await chooser).setFiles(file);
}

async function drop(page: Page, ...files: GivenFile[]): Promise<void> {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of given)
        transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  );
  for (const event of ['dragover', 'drop']) await page.dispatchEvent('main', event, { dataTransfer: data });
}

const preview = (page: Page) => page.getByRole('dialog', { name: 'Import a list' });
const shown = (page: Page) => preview(page).getByRole('listitem');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('wheelConfig'));

test.beforeEach(async ({ page }) => openPage(page));

test('a table: separator, heading, columns and weights are guessed and can be changed', async ({ page }) => {
  await pick(page, textFile('guests.csv', 'id;Name;Gewicht\n7;"Doe; Jane";3\n8;Ben;1\n9;;1\n10;ben;2\n'));
  await expect(shown(page)).toHaveText(['Doe; Janeweight 3', 'Benweight 1', 'benweight 2']);
  await expect(preview(page).getByRole('radio', { name: 'Table with semicolons' })).toBeChecked();
  await expect(preview(page).getByRole('switch', { name: 'The first row is a heading' })).toBeChecked();
  await preview(page).getByRole('combobox', { name: 'Weights' }).selectOption('No weights');
  await preview(page).getByRole('switch', { name: 'Leave out 1 duplicate' }).check();
  await expect(shown(page)).toHaveText(['Doe; Jane', 'Ben']);
  await expect(
    preview(page).getByRole('switch', { name: 'Replace the 8 choices on the wheel' }),
  ).toBeChecked();
  await preview(page).getByRole('button', { name: 'Replace with 2 choices' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['Doe; Jane', 'Ben']);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => choiceTexts(page)).toHaveLength(8);
});

test('a plain list dropped on the wheel is added after a preview', async ({ page }) => {
  await drop(page, textFile('list.txt', 'Fish, chips and peas\n\n<img src=x onerror=alert(1)>\n'));
  await expect(shown(page)).toHaveText(['Fish, chips and peas', '<img src=x onerror=alert(1)>']);
  await preview(page).getByRole('switch', { name: 'Replace the 8 choices on the wheel' }).uncheck();
  await expect(preview(page)).toMatchAriaSnapshot({ name: 'import' });
  await preview(page).getByRole('button', { name: 'Add 2 choices' }).click();
  await expect
    .poll(async () => (await choiceTexts(page)).slice(-2))
    .toEqual(['Fish, chips and peas', '<img src=x onerror=alert(1)>']);
});

const school = {
  'users.csv':
    'sourcedId,givenName,familyName,role\nu1,Ann,Zander,student\nu2,Ben,Adams,student\nu3,Tea,Cher,teacher\n',
  'classes.csv': 'sourcedId,title\nc1,7b Maths\nc2,8a Art\n',
  'enrollments.csv':
    'classSourcedId,userSourcedId,role\nc1,u1,student\nc1,u2,student\nc2,u2,student\nc2,u3,teacher\n',
};

const zipped = async () => [
  { name: 'oneroster.zip', mimeType: 'application/zip', buffer: Buffer.from(await archive(school)) },
];
const sideBySide = async () => Object.entries(school).map(([name, text]) => textFile(name, text));

for (const [way, files] of [
  ['in an archive', zipped],
  ['side by side', sideBySide],
] as const)
  test(`a school's lists ${way} become a wheel for each class, and nothing is sent`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.postData()}`);
    });
    await drop(page, ...(await files()));
    const question = page.getByRole('alertdialog', { name: 'Make 2 wheels, one for each class?' });
    await expect(question).toContainText('7b Maths (2), 8a Art (1)');
    await question.getByRole('button', { name: 'Make wheels' }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('2 classes are now wheels.');
    await messages.getByRole('button', { name: 'My wheels' }).click();
    const wheels = page.getByRole('dialog', { name: 'My wheels' });
    await expect(wheels).toContainText('8a Art');
    await wheels
      .getByRole('button', { name: /7b Maths/ })
      .first()
      .click();
    await expect.poll(() => choiceTexts(page)).toEqual(['Ben Adams', 'Ann Zander']);
    expect(sent.join()).not.toContain('Zander');
  });

test('a folder with the lists of a school somewhere inside is read too', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'wheelwright-school-'));
  await mkdir(join(folder, 'export'));
  for (const [name, text] of Object.entries(school)) await writeFile(join(folder, 'export', name), text);
  await writeFile(join(folder, 'readme.txt'), 'From the school office');
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
  const question = page.getByRole('alertdialog', { name: 'Make 2 wheels, one for each class?' });
  await expect(question).toContainText('7b Maths (2), 8a Art (1)');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toBeEmpty();
  await rm(folder, { recursive: true });
});

test('an archive without class lists changes nothing and says what it takes', async ({ page }) => {
  const buffer = Buffer.from(await archive({ 'notes.txt': 'hello' }));
  await pick(page, { name: 'notes.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'notes.zip has no class lists in it. They come as users.csv, classes.csv and enrollments.csv',
  );
  await expect.poll(() => choiceTexts(page)).toHaveLength(8);
});

test('a comma in a line of plain text parts nothing', async ({ page }) => {
  await drop(page, textFile('class.txt', 'Smith, John\nDoe, Jane\n'));
  await expect(shown(page)).toHaveText(['Smith, John', 'Doe, Jane']);
});

test('other encodings are read as they were meant', async ({ page }) => {
  const latin = Buffer.from([0x4b, 0xe4, 0x73, 0x65, 0x0a, 0x80]);
  await pick(page, { name: 'old.txt', mimeType: 'text/plain', buffer: latin });
  await expect(shown(page)).toHaveText(['Käse', '€']);
  await preview(page).getByRole('button', { name: 'Cancel' }).click();
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Käse\nBrot', 'utf16le')]);
  await pick(page, { name: 'wide.txt', mimeType: 'text/plain', buffer: wide });
  await expect(shown(page)).toHaveText(['Käse', 'Brot']);
});

test('broken quotes are named by their line, and the file can still be read line by line', async ({
  page,
}) => {
  await pick(page, textFile('broken.csv', 'Anna,1\nBen,1\n"Cleo,1\nDora,1\n'));
  await expect(preview(page).getByRole('alert')).toContainText('A quote on line 3 never closes');
  await expect(preview(page).getByRole('button', { name: /^Replace/ })).toBeDisabled();
  await preview(page).getByRole('radio', { name: 'Lines as they are' }).check();
  await expect(shown(page)).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect.poll(() => choiceTexts(page)).toHaveLength(8);
});

test('five megabytes are read, and what a wheel cannot hold is said', async ({ page }) => {
  await pick(page, textFile('long.csv', 'A guest with a rather long name,1\n'.repeat(150_000)));
  await expect(preview(page).getByRole('status').last()).toContainText(
    'Room for 10,000 of 150,000 choices: a wheel holds up to 10,000.',
  );
  await preview(page).getByRole('button', { name: 'Replace with 10,000 choices' }).click();
  await expect(page.getByText('10,000 choices', { exact: true })).toBeVisible();
});

const unreadable = [
  [
    { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') },
    'cat.png isn’t a text file.',
  ],
  [
    { name: 'cat.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><circle r="5"/></svg>') },
    'cat.svg isn’t a text file.',
  ],
  [textFile('odd.wheel.json', '{"wheel-definition":{"slices":"abc"}}'), 'has no wheel in it'],
  [textFile('nothing.txt', ' \n '), 'nothing.txt is empty.'],
  [textFile('huge.txt', 'x'.repeat(10_000_001)), 'huge.txt is larger than 10 MB'],
  [textFile('settings.json', '{"theme":"dark"}'), 'was made by another program'],
  [textFile('half.wheel.json', '{"wheel-definition":{"sli'), 'is damaged'],
  [
    textFile('new.wheel.json', '{"version":999,"wheel-definition":{"slices":[]}}'),
    'was made by a newer version',
  ],
] as const;

test('a file that cannot be read is answered with a sentence and changes nothing', async ({ page }) => {
  const before = await stored(page);
  for (const [file, sentence] of unreadable) {
    await (file.name === 'cat.png' ? drop : pick)(page, file);
    const message = page.getByRole('region', { name: 'Messages' }).getByText(sentence);
    await expect(message).toContainText('Your wheel is unchanged.');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await choiceTexts(page)).toHaveLength(8);
    expect(await stored(page)).toBe(before);
  }
});

test('a wheel file with something else in every field opens, and is still there after a reload', async ({
  page,
}) => {
  const odd = { a: 1 };
  const audio = { events: { win: { trackName: odd, genreName: [odd] } } };
  const slices = [{ text: 'Pizza', audio, message: odd, url: odd, image: 5, resultEffect: odd }];
  const definition = {
    name: 7,
    description: odd,
    marker: 'x',
    text: 7,
    center: [],
    'wheel-theme': odd,
    slices,
  };
  await pick(page, textFile('odd.wheel.json', JSON.stringify({ 'wheel-definition': definition })));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('7');
  await page.reload();
  await expect.poll(() => choiceTexts(page)).toEqual(['Pizza']);
  for (const tab of ['Look', 'Settings', 'Results', 'Choices'])
    await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: 'Options for Pizza' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Sound', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('No sound selected')).toBeVisible();
});

test('axe finds nothing in the preview, in every look', async ({ page }) => {
  await drop(page, textFile('guests.csv', 'Name,Weight\nAnna,2\n,1\nanna,1\n'));
  await expect(shown(page)).toHaveCount(2);
  await expectFineInEveryLook(page, 'the preview', { part: 'dialog[open]' });
});

test.describe('saving', () => {
  test.beforeEach(async ({ page }) => {
    await page.evaluate(() => localStorage.clear());
    const history = [
      { guid: 'guid-=1+1', itemName: '=1+1', won: 4, userId: 'guest', by: 'Guest', lastWonTimestamp: 1 },
    ];
    await storeWheel(page, {
      name: 'Party: 1/2',
      slices: slicesNamed('=1+1', 'a, "b"', '<b>c</b>'),
      history,
    });
    await openPage(page);
  });

  async function save(page: Page, kind: string): Promise<{ name: string; text: string; path: string }> {
    await page.getByRole('button', { name: 'More for all choices' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    const saved = await download;
    const path = await saved.path();
    return { name: saved.suggestedFilename(), text: await readFile(path, 'utf8'), path };
  }

  test('a table has no formulas in it', async ({ page }) => {
    const { name, text } = await save(page, 'Export as a table (CSV)');
    expect(name).toBe('Party 1 2.csv');
    expect(text).toBe(
      '\ufeffChoice,Weight,Active,Wins\r\n"\'=1+1",1,1,4\r\n"a, ""b""",1,1,0\r\n<b>c</b>,1,1,0\r\n',
    );
  });

  test('plain text has a choice per line', async ({ page }) => {
    const { name, text } = await save(page, 'Export as plain text');
    expect(name).toBe('Party 1 2.txt');
    expect(text).toBe('=1+1\na, "b"\n<b>c</b>\n');
  });

  test('a wheel file brings the whole wheel back, after asking', async ({ page }) => {
    const { name, text } = await save(page, 'Export as a wheel file');
    expect(name).toBe('Party 1 2.wheel.json');
    await page.getByRole('textbox', { name: 'New choice' }).fill('unsaved');
    await page.keyboard.press('Enter');
    await pick(page, textFile(name, text));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => choiceTexts(page)).toHaveLength(4);
    await pick(page, textFile(name, text));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch wheels' }).click();
    await expect(page.getByText('Opened: Party: 1/2')).toBeVisible();
    await expect.poll(() => choiceTexts(page)).toEqual(['=1+1', 'a, "b"', '<b>c</b>']);
  });
});
