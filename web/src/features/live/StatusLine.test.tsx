import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Door } from '../../api/entries';
import { loadTexts } from '../../i18n/load-texts';
import { noRoom, roomStore } from '../../live/room-store';
import { renderInEnglish } from '../../testing/render';
import { SealedCode } from './StatusLine';

const door = { open: false, until: null } as unknown as Door;
const next = { spinId: 'spin-1', number: 1, commitment: `abcd0123ef456789${'f'.repeat(48)}` };

beforeEach(() => loadTexts('live'));

it('phones show the short code of the sealed draw from the closing of the list to the draw', async () => {
  roomStore.setState({ ...noRoom, next, door: { ...door, open: true } });
  await renderInEnglish(<SealedCode />);
  const code = () => screen.queryByText('abcd 0123 ef45 6789');
  expect(code()).toBeNull();
  act(() => roomStore.setState({ door }));
  expect(code()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look it up' })).toHaveAttribute('href', '/en/verify/spin-1');
  act(() => roomStore.setState({ next: null }));
  expect(code()).toBeNull();
});
