import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import * as files from '../../files/local-files';
import { startI18n } from '../../i18n/i18n';
import { loadSection } from '../../i18n/sections';
import type { Receipt } from '../../receipts/receipt';
import { before, keys, madeReceipt } from '../../receipts/testing/made-receipt';
import { CheckedDraw } from './CheckedDraw';

vi.mock('../../files/local-files', { spy: true });

beforeAll(async () => {
  await startI18n('en');
  await loadSection('en', 'verify');
});
beforeEach(() => {
  const body = { success: true, spins: [], hasMore: false };
  fakeApi({ 'GET /api/spins': { body } });
});
afterEach(() => vi.unstubAllGlobals());

const show = (receipt: Receipt, unchecked: string[] = []) =>
  render(<CheckedDraw receipt={receipt} steps={[]} unchecked={unchecked} person={null} record={null} />);
const textsOf = (list: HTMLElement | undefined) =>
  list &&
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const [drawn, { entries }] = [madeReceipt(3).winners, madeReceipt()];
const names = drawn.map((guid) => entries.find((entry) => entry.guid === guid)?.text);
const version3 = (list: Receipt['list']): Receipt => ({
  ...madeReceipt(3),
  version: 3,
  winners: drawn.slice(0, 2),
  reserves: drawn.slice(2),
  ...(list && { list }),
});

test('reserves are not called winners', () => {
  show(version3('unsaved'));
  const [winners, reserves] = screen.getAllByRole('list');
  expect(screen.getByText('Winners')).toBeVisible();
  expect(textsOf(winners)).toEqual(names.slice(0, 2));
  expect(screen.getByText('Reserve')).toBeVisible();
  expect(textsOf(reserves)).toEqual(names.slice(2));
  expect(screen.queryByText(/they are the last places/)).toBeNull();
});

test('an earlier receipt has everyone among the winners, and says which places reserves have', () => {
  show(madeReceipt(3));
  expect(textsOf(screen.getAllByRole('list')[0])).toEqual(names);
  expect(screen.queryByText('Reserve')).toBeNull();
  expect(screen.getByText(/they are the last places/)).toBeVisible();
});

test.each([
  ['sent', true],
  ['stored', false],
  ['unsaved', false],
] as const)('a list that was %s: told that it is not the saved one: %s', (list, isTold) => {
  show(version3(list));
  expect(screen.queryAllByText(/wasn’t the one saved with this wheel/)).toHaveLength(isTold ? 1 : 0);
});

test('fields that nothing here knows are named as not checked, however many and long', () => {
  const { unmount } = show(version3('stored'), ['entries[].prize', 'note']);
  expect(screen.getByText(/weren’t checked: entries\[\]\.prize, note$/)).toBeVisible();
  unmount();
  show(
    version3('stored'),
    Array.from({ length: 30 }, (_, place) => `${place}${'x'.repeat(500)}`),
  );
  expect(screen.getByText(/weren’t checked/).textContent?.length).toBeLessThan(1200);
});

test('the file for checking offline has what the offline programs read', async () => {
  const saved = vi.mocked(files.downloadText).mockImplementation(() => {});
  const receipt = madeReceipt();
  const none = { status: 404, body: { success: false } };
  fakeApi({
    'GET /api/spins': { body: { success: true, spins: [{ spinId: before.spinId }], hasMore: false } },
    [`GET /api/spins/${receipt.spinId}`]: { body: { success: true, receipt } },
    [`GET /api/spins/${before.spinId}`]: { body: { success: true, receipt: before } },
    [`GET /api/spins/${receipt.spinId}/claims`]: none,
    'GET /.well-known/draws/proof': none,
    'GET /.well-known/receipt-keys.json': { body: keys },
  });
  const steps = [{ name: 'commitment', verdict: 'holds', said: '', found: '' }] as const;
  render(<CheckedDraw receipt={receipt} steps={[...steps]} unchecked={[]} person={null} record={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save to check offline' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [name, text] = saved.mock.calls[0] ?? [];
  expect(name).toBe(`draw-${receipt.number}.json`);
  expect(JSON.parse(`${text}`)).toEqual({ receipt, keys, before });
});
