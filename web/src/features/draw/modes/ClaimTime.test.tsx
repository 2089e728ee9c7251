import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/load-texts';
import { renderInEnglish } from '../../../testing/render';
import { setClaimTime } from '../../../wheel/picking/claim-time';
import { wheelStore } from '../../../wheel/store';
import { ClaimTime } from './ClaimTime';

it('is off until the host chooses a time, and keeps one that a file has', async () => {
  await loadTexts('draw');
  await renderInEnglish(<ClaimTime />);
  const field = screen.getByRole('combobox', { name: 'Time to say “Here I am”' });
  expect(field).toHaveDisplayValue('Off');
  await userEvent.selectOptions(field, '1 minute');
  expect(wheelStore.getState().wheel.spin.draw).toMatchObject({ claim: 60 });
  wheelStore.getState().edit(setClaimTime(45));
  expect(await screen.findByRole('option', { name: '45 seconds' })).toBeInTheDocument();
  expect(field).toHaveDisplayValue('45 seconds');
});
