import { signIn } from './support/mail-sign-in.ts';
import * as library from './support/media.ts';
import { expect, test } from './support/test.ts';
import { chooseFromMore } from './support/wheel-menu.ts';
import { openPage } from './support/wheel-page.ts';

test('a guest is asked to log in, and may stay or go', async ({ page }) => {
  await openPage(page);
  await chooseFromMore(page, 'My Media Files');
  const popup = page.getByRole('alertdialog', { name: 'Login required', exact: true });
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup).toBeHidden();
  await expect(library.explorer(page)).toBeHidden();
  await chooseFromMore(page, 'My Media Files');
  await popup.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fen%2F/);
});

test('an upload sent before it is known whether a check is needed waits for that', async ({
  page,
  server,
}) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/config/client', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await signIn(page, server);
  await library.openExplorer(page);
  await library.explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await library.chooseFile(page, library.files.stars);
  await library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(library.uploadForm(page).getByRole('button', { name: /^Uploading/ })).toBeDisabled();
  asked.resolve();
  await expect(library.told(page)).toContainText('Image uploaded successfully');
});

test('an image is uploaded, seen large, and deleted', async ({ page, server }) => {
  await signIn(page, server);
  await library.openExplorer(page);
  await expect(
    library.explorer(page).getByText('You don\'t have any images yet. Click "Upload Image" to add some.'),
  ).toBeVisible();

  await library.explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await library.chooseFile(page, library.files.stars);
  await expect(library.uploadForm(page).getByText('stars.png')).toBeVisible();
  await library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(library.told(page)).toContainText('Image uploaded successfully');
  await expect(library.uploadForm(page)).toBeHidden();
  const shown = library.imageList(page).locator('img');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await expect(library.imageList(page)).toContainText('stars.png');
  await expect(library.imageList(page)).toContainText(/\d+(\.\d)? KB/);
  await expect(library.imageList(page)).toContainText(/Expires: |No Expiration/);

  await expect(library.explorer(page)).toMatchAriaSnapshot({ name: 'my-images' });
  await library.imageList(page).getByRole('button', { name: 'Show stars.png larger' }).click();
  const large = page.getByRole('dialog', { name: 'stars.png' });
  await expect(large.getByRole('img', { name: 'stars.png' })).toHaveAttribute('src', /^blob:/);
  await expect(large).toContainText(/\d+(\.\d)? KB/);
  await expect(large).toContainText(/Expires: |No Expiration/);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  const deleteButton = library.imageList(page).getByRole('button', { name: 'Delete stars.png' });
  await expect(deleteButton, 'red, but quiet').toHaveCSS('color', 'rgb(176, 42, 32)');
  await deleteButton.hover();
  await expect(deleteButton).toHaveCSS('background-color', 'rgb(198, 40, 40)');
  await deleteButton.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this image? This action cannot be undone.',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(library.imageList(page)).toContainText('stars.png');
  await deleteButton.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(library.told(page)).toContainText('Image deleted successfully');
  await expect(library.explorer(page)).toContainText("You don't have any images yet.");
});

test('files are dropped and pasted, and go to the tab they belong to', async ({ page, server }) => {
  await signIn(page, server);
  await library.openExplorer(page);
  const offer = (how: 'drop' | 'paste', name: string, type: string) =>
    library
      .explorer(page)
      .getByRole('tabpanel')
      .evaluate(
        (element, [kind, fileName, mimeType]) => {
          const data = new DataTransfer();
          data.items.add(new File(['not really'], fileName as string, { type: mimeType as string }));
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
          element.dispatchEvent(event);
        },
        [how, name, type],
      );
  await offer('drop', 'tada.mp3', 'audio/mpeg');
  await expect(library.explorer(page).getByRole('tab', { name: 'My Sounds' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(library.uploadForm(page)).toContainText('tada.mp3');
  await offer('paste', 'image.png', 'image/png');
  await expect(library.explorer(page).getByRole('tab', { name: 'My Images' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(library.uploadForm(page)).toContainText('image.png');
  await offer('drop', 'notes.txt', 'text/plain');
  await expect(library.uploadForm(page)).toContainText(
    'Invalid file type. Only jpg, png, webp, and avif are allowed.',
  );
  await expect(page.getByRole('dialog', { name: 'Import' })).toBeHidden();
});

test('what cannot be uploaded is refused before it is sent', async ({ page, server }) => {
  await signIn(page, server);
  await library.openExplorer(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  for (const [tab, upload, missing, wrongType] of [
    [
      'My Images',
      'Upload Image',
      'Please select an image file',
      'Only jpg, png, webp, and avif are allowed.',
    ],
    ['My Sounds', 'Upload Sound', 'Please select a sound file', 'Only mp3, aac, and ogg are allowed.'],
  ] as const) {
    await library.explorer(page).getByRole('tab', { name: tab }).click();
    await library.explorer(page).getByRole('button', { name: upload }).click();
    const send = library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true });
    await send.click();
    await expect(library.told(page)).toContainText(missing);
    await library.chooseFile(page, { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await send.click();
    await expect(library.told(page)).toContainText(`Invalid file type. ${wrongType}`);
    const isImage = tab === 'My Images';
    await library.chooseFile(page, {
      name: isImage ? 'a.png' : 'a.mp3',
      mimeType: isImage ? 'image/png' : 'audio/mpeg',
      buffer: Buffer.alloc(2_097_153),
    });
    await send.click();
    await expect(library.told(page)).toContainText('File size exceeds the limit of 2MB');
    await library.uploadForm(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(library.uploadForm(page)).toBeHidden();
  }
  expect(sent.filter((address) => address.includes('/api/media'))).toEqual([]);
});

test('lists are loaded when the panel opens and with every change of the tab; files go without credentials', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await library.haveFile(page, 'image', library.files.snow);
  const lists: string[] = [];
  const credentials: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/media/')) lists.push(pathname);
    if (pathname.startsWith('/media/u/'))
      credentials.push(request.headers().authorization ?? request.headers().cookie);
  });
  await library.openExplorer(page);
  await expect(library.imageList(page).locator('img')).toBeVisible();
  await library.explorer(page).getByRole('tab', { name: 'My Sounds' }).click();
  await expect(library.explorer(page)).toContainText("You don't have any sounds yet.");
  await library.explorer(page).getByRole('tab', { name: 'My Images' }).click();
  await expect(library.imageList(page).locator('img')).toBeVisible();
  expect(lists).toEqual(['/api/media/images', '/api/media/sounds', '/api/media/images']);
  expect(credentials.length).toBeGreaterThan(0);
  expect(credentials.filter(Boolean)).toEqual([]);
});

test('an upload shows how far it is, and Cancel ends it', async ({ page, server }) => {
  await signIn(page, server);
  await library.openExplorer(page);
  await library.explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await library.chooseFile(page, library.files.stars);
  let isEnded = false;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/api/media/image')) isEnded = true;
  });
  await page.route('**/api/media/image', () => {});
  await library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(library.uploadForm(page).getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(
    library.uploadForm(page).getByRole('progressbar', { name: 'Progress of the upload' }),
  ).toBeVisible();
  await library.uploadForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(library.uploadForm(page)).toBeHidden();
  await expect(library.told(page)).toContainText('Upload canceled.');
  await expect.poll(() => isEnded).toBe(true);
});
