import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import type { EntryProof } from '../../receipts/entry-proof';
import { fragmentOf } from '../../receipts/proof-link';
import { madeReceipt } from '../../receipts/testing/made-receipt';
import { renderInEnglish } from '../../testing/render';
import { VerifyPage } from './VerifyPage';
import { type Verification, verifyDraw } from './verification';

vi.mock('./verification', () => ({ verifyDraw: vi.fn() }));

beforeAll(async () => {
  await startI18n('en');
  await loadTexts('verify');
});
afterEach(() => vi.unstubAllGlobals());

const receipt = madeReceipt();
const personOf = (text: string) => ({ guid: text, text, weight: 1 }) as EntryProof;
const checked = (person: EntryProof | null): Verification => ({
  state: 'checked',
  receipt,
  steps: [],
  unchecked: [],
  person,
  record: null,
});
const open = (proof: unknown) => {
  window.history.replaceState(null, '', `/en/verify/${receipt.spinId}${fragmentOf(proof)}`);
  window.dispatchEvent(new Event('hashchange'));
};

test('another proof in the address is checked before anything is said about it', async () => {
  fakeApi({ 'GET /api/spins': { body: { success: true, spins: [], hasMore: false } } });
  vi.mocked(verifyDraw).mockResolvedValueOnce(checked(personOf('Ann')));
  open('Ann’s');
  await renderInEnglish(<VerifyPage />);
  expect(await screen.findByText(/Ann was on the list/)).toBeVisible();

  vi.mocked(verifyDraw).mockResolvedValueOnce(checked(null));
  await act(async () => open('invented'));
  expect(vi.mocked(verifyDraw)).toHaveBeenLastCalledWith(receipt.spinId, 'invented');
  expect(screen.getByText(`Draw no. ${receipt.number}`)).toBeVisible();
  expect(screen.queryByText(/was on the list/)).toBeNull();
});
