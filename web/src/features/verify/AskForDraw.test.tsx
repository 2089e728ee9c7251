import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { addressOfDraw } from './AskForDraw';
import { VerifyPage } from './VerifyPage';

beforeAll(async () => {
  await startI18n('en');
  await loadTexts('verify');
});

const id = '5f0c6f5e-3a7b-4f0e-9a53-0d4a8e7c1b22';

test.each([
  [` ${id} `, `/en/verify/${id}`],
  [`https://wheel.example/de/verify/${id}`, `/en/verify/${id}`],
  [`wheel.example/de/verify/${id}/#salt=a%20b`, `/en/verify/${id}#salt=a%20b`],
  [`https://wheel.example/api/spins/${id}?x=1`, `/en/verify/${id}`],
  ['', null],
  ['no. 12', null],
  ['https://wheel.example/en/verify/', null],
])('%j leads to %j', (text, address) => {
  expect(addressOfDraw(text)).toBe(address);
});

test('an address without a draw asks for one, asks no server, and says what is wrong', async () => {
  window.history.replaceState(null, '', '/en/verify');
  await renderInEnglish(<VerifyPage />);
  expect(await screen.findByText(/Which draw would you like to check/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Address or id of the draw'), { target: { value: 'no. 12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert')).toHaveTextContent('That’s not the address or id of a draw.');
});
