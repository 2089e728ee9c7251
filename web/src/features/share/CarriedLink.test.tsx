import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { newWheel } from '../../wheel/document/new-wheel';
import { CarriedLink } from './CarriedLink';

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('share');
});
afterEach(() => vi.unstubAllGlobals());

it('a link that could not be made is no wheel that is too large', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('CompressionStream', undefined);
  await renderInEnglish(<CarriedLink wheel={newWheel()} hasCode={false} isMain />);
  expect(await screen.findByText(/^This browser couldn’t make the link\./)).toBeVisible();
  expect(screen.queryByText(/fit into an address/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Download file' })).toBeVisible();
});
