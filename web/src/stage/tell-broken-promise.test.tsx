import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as files from '../files/local-files';
import { PageDialogs } from '../testing/PageDialogs';
import { renderInEnglish } from '../testing/render';
import { tellBrokenPromise } from './tell-broken-promise';

const promised = { spinId: 'spin', number: 1234, commitment: 'c'.repeat(64) };
const evidence = { promised, receipt: { spinId: 'other' }, keys: null, differs: ['spinId', 'seed'] };
const download = vi.spyOn(files, 'downloadText').mockImplementation(() => {});

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  download.mockClear();
  await renderInEnglish(<PageDialogs />);
});

it('says what it means and what to do, and saves both as a file', async () => {
  const told = tellBrokenPromise(evidence);
  const notice = await screen.findByRole('alertdialog', { name: 'The server broke its promise' });
  expect(notice).toHaveAccessibleDescription(/this page shows no winner.*ask the people/);
  await userEvent.click(screen.getByRole('button', { name: 'Save both as a file' }));
  await told;
  const [[name, text, type]] = download.mock.calls as [[string, string, string]];
  expect([name, type]).toEqual(['Draw 1,234 promise and receipt.json', 'application/json']);
  expect(JSON.parse(text)).toEqual(evidence);
});

it('saves nothing when it is only closed', async () => {
  const told = tellBrokenPromise(evidence);
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await told;
  expect(download).not.toHaveBeenCalled();
});
