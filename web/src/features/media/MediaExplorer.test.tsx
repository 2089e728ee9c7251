import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../../api/testing/fake-api';
import { openDialog, overlayStore } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { FakeUpload, fakeUploads } from '../../media/testing/fake-upload';
import { sessionStore } from '../../session/session-state';
import { signInAsAda } from '../../session/testing/sign-in';
import { PageDialogs } from '../../testing/PageDialogs';
import { renderInEnglish } from '../../testing/render';

const origin = window.location.origin;
const image = (id: string, more: object = {}) => ({
  id,
  filename: `${id}.png`,
  url: `${origin}/media/u/${id}`,
  size: 2048,
  createdAt: 1,
  ...more,
});

async function show(images: object[], more: Record<string, Handler> = {}) {
  const api = fakeApi({
    'GET /api/media/images': { body: { success: true, images } },
    'GET /api/media/sounds': { body: { success: true, sounds: [] } },
    'GET /api/config/limits': { body: { success: true, IMAGE_SIZE_LIMIT: 1_048_576, SOUND_SIZE_LIMIT: 10 } },
    'GET /api/config/client': { body: { success: true, turnstileSiteKey: null } },
    'GET /media/u/a': { body: 'picture' },
    ...more,
  });
  await renderInEnglish(<div />);
  await loadTexts('media', 'sound');
  await renderInEnglish(<PageDialogs />);
  act(() => void openDialog('media'));
  return { api, user: userEvent.setup() };
}
const told = () => toastStore.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`);
const openForm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Upload Image' }));
  return within(screen.getByRole('form', { name: 'Upload Image' }));
};
const picture = new File(['x'], 'cat.png', { type: 'image/png' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => {};
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeUploads();
  sessionStore.setState({ status: 'signed-in' });
  signInAsAda();
  toastStore.setState({ toasts: [] });
});
afterEach(() => {
  act(() => overlayStore.setState({ opened: [] }));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the images', () => {
  it('show a short name, the size and the badge', async () => {
    await show([
      image('a', { filename: 'a-very-long-name-of-a-picture.jpeg', expiresAt: '2031-02-03T12:00:00Z' }),
    ]);
    expect(await screen.findByRole('listitem')).toHaveTextContent('a-very-lo….jpeg');
    expect(screen.getByText('2.0 KB')).toBeVisible();
    expect(screen.getByText('Expires: 2/3/2031')).toBeVisible();
  });

  it('distinguish files without an expiry from those with an unknown one', async () => {
    await show([image('a'), image('b', { expiryMismatch: true })]);
    expect(await screen.findByText('No Expiration')).toBeVisible();
    expect(screen.getByText('Expiry Error')).toBeVisible();
  });
});

it('the sounds show names of up to 40 characters', async () => {
  const sound = image('s', { filename: `${'tada'.repeat(20)}.mp3` });
  const { user } = await show([], { 'GET /api/media/sounds': { body: { success: true, sounds: [sound] } } });
  await user.click(screen.getByRole('tab', { name: 'My Sounds' }));
  expect(await screen.findByText(`${'tada'.repeat(8)}tad….mp3`)).toBeVisible();
});

describe('the form', () => {
  it('opens and closes by its button and by Cancel, which forgets the file', async () => {
    const { user } = await show([]);
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Choose a file'), { target: { files: [picture] } });
    expect(form.getByText('cat.png')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect((await openForm(user)).queryByText('cat.png')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Upload Image' }));
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('refuses what is missing, of another type or too large, by the server’s limit', async () => {
    const { user } = await show([]);
    const form = await openForm(user);
    expect(await form.findByText('jpg, png, webp or avif, up to 1 MB')).toBeVisible();
    const send = form.getByRole('button', { name: 'Upload' });
    await user.click(send);
    const choose = (file: File) =>
      fireEvent.change(form.getByLabelText(/Choose/), { target: { files: [file] } });
    choose(new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
    await user.click(send);
    choose(new File([new Uint8Array(1_048_577)], 'a.png', { type: 'image/png' }));
    await user.click(send);
    expect(told()).toEqual([
      'warning: Please select an image file',
      'error: Invalid file type. Only jpg, png, webp, and avif are allowed.',
      'error: File size exceeds the limit of 1MB',
    ]);
  });

  it('shows the progress, then the new list', async () => {
    const { api, user } = await show([]);
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Choose a file'), { target: { files: [picture] } });
    await vi.waitFor(() => expect(api.routes()).toContain('GET /api/config/client'));
    await user.click(form.getByRole('button', { name: 'Upload' }));
    expect(form.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    act(() => FakeUpload.latest.progress(1, 4));
    expect(form.getByRole('progressbar')).toHaveAttribute('value', '0.25');
    api.table['GET /api/media/images'] = { body: { success: true, images: [image('a')] } };
    act(() => FakeUpload.latest.answer());
    expect(await screen.findByRole('button', { name: 'Show a.png larger' })).toBeVisible();
    expect(told()).toEqual(['success: Image uploaded successfully']);
    expect(screen.queryByRole('form')).toBeNull();
    expect(FakeUpload.latest.sent.body?.get('cf-turnstile-response')).toBe('XXXX.DUMMY.TOKEN.XXXX');
    expect((await openForm(user)).queryByText('cat.png')).toBeNull();
  });

  it('closed before it is known whether a check is needed sends nothing', async () => {
    const known = Promise.withResolvers<void>();
    const { user } = await show([], {
      'GET /api/config/client': async () => {
        await known.promise;
        return { body: { success: true, turnstileSiteKey: null } };
      },
    });
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Choose a file'), { target: { files: [picture] } });
    const before = FakeUpload.latest;
    await user.click(form.getByRole('button', { name: 'Upload' }));
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    known.resolve();
    await vi.waitFor(() => expect(told()).toEqual(['info: Upload canceled.']));
    expect(FakeUpload.latest).toBe(before);
  });

  it.each([
    ['file_too_large', 413, 'the file is too large.'],
    ['invalid_file_type', 415, 'files of this type aren’t allowed.'],
    ['verification_failed', 422, 'the security check didn’t succeed. Try again.'],
    ['unreadable_file', 422, 'the file is damaged or can’t be read.'],
    ['decoding_budget_spent', 429, 'too many uploads at once. Wait a moment.'],
    ['storage_full', 503, 'the server is busy. Try again in a moment.'],
    ['no_decoder', 503, 'this server takes no files of your own.'],
    ['toString', 400, 'something went wrong. Try again.'],
  ])('says what %s means', async (code, status, words) => {
    const { api, user } = await show([]);
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Choose a file'), { target: { files: [picture] } });
    await vi.waitFor(() => expect(api.routes()).toContain('GET /api/config/client'));
    await user.click(form.getByRole('button', { name: 'Upload' }));
    act(() => FakeUpload.latest.answer({ status, body: { success: false, code } }));
    await vi.waitFor(() => expect(told()).toEqual([`error: Upload failed: ${words}`]));
    expect(await form.findByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  it('says a reason it does not know in the server’s own words', async () => {
    const { api, user } = await show([]);
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Choose a file'), { target: { files: [picture] } });
    await vi.waitFor(() => expect(api.routes()).toContain('GET /api/config/client'));
    await user.click(form.getByRole('button', { name: 'Upload' }));
    const body = { success: false, code: 'moon_is_full', message: 'The moon is full.' };
    act(() => FakeUpload.latest.answer({ status: 422, body }));
    await vi.waitFor(() => expect(told()).toEqual(['error: Upload failed: The moon is full.']));
  });
});

const deleteFile = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete', hidden: true }));
};

it('a file stays when its owner thinks better of it', async () => {
  const { api, user } = await show([image('kept')]);
  await user.click(await screen.findByRole('button', { name: 'Delete kept.png' }));
  const question = await screen.findByRole('alertdialog', { hidden: true });
  await user.click(within(question).getByRole('button', { name: 'Cancel', hidden: true }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(api.routes()).not.toContain('DELETE /api/media/image/kept');
  expect(screen.getByRole('button', { name: 'Show kept.png larger' })).toBeVisible();
});

it('a file that another tab has deleted already is gone here too', async () => {
  const { user } = await show([image('gone')], {
    'DELETE /api/media/image/gone': { status: 404, body: { success: false, code: 'image_not_found' } },
  });
  await deleteFile(user, 'gone.png');
  expect(await screen.findByText(/You don't have any images yet/)).toBeVisible();
  expect(told()).toEqual(['success: Image deleted successfully']);
});

it('a challenge of a proxy is explained', async () => {
  const challenged = { status: 403, headers: { 'cf-mitigated': 'challenge' } };
  const { api, user } = await show([image('b')], { 'DELETE /api/media/image/b': challenged });
  await deleteFile(user, 'b.png');
  const words =
    'warning: Security Check - We need to verify your browser. Please wait a moment and try again.';
  await vi.waitFor(() => expect(told()).toEqual([words]));
  api.table['GET /api/media/sounds'] = challenged;
  await user.click(screen.getByRole('tab', { name: 'My Sounds' }));
  await vi.waitFor(() => expect(told()).toEqual([words, words]));
});

it('a session that has ended is reported, and Cancel stays', async () => {
  const { user } = await show([image('a')], {
    'DELETE /api/media/image/a': { status: 401, body: { success: false } },
  });
  await deleteFile(user, 'a.png');
  const popup = await screen.findByRole('alertdialog', { name: 'Session Expired' });
  expect(
    within(popup).getByText('Your session has expired. Please log in again to access your media files.'),
  ).toBeVisible();
  await user.click(within(popup).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a guest sees where to log in', async () => {
  sessionStore.setState({ status: 'guest' });
  await show([]);
  expect(screen.getByText('Sign in to see your media files.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload Image' })).toBeNull();
});
