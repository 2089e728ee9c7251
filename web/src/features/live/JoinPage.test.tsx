import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findLiveRoom } from '../../api/live';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { JoinPage } from './JoinPage';

vi.mock('../../api/live', () => ({ findLiveRoom: vi.fn(async () => '/fr?wheel=w1&livelink=l1') }));
vi.mock('../../stage/change-wheel', () => ({ mayLeaveWheel: async () => true }));
const go = vi.fn();

beforeAll(() => loadTexts('live'));

afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.mocked(findLiveRoom).mockClear();
  go.mockClear();
});

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await renderInEnglish(<JoinPage go={go} />);
}

it.each([
  ['/live/ABC234', 'ABC234'],
  ['/live/ABC%20234', 'ABC 234'],
  ['/de/live/abc234/', 'abc234'],
  ['/de/live?code=ABC234', 'ABC234'],
])('%s leads into the room of its code, in the language of the visitor', async (address, code) => {
  await open(address);
  await expect.poll(() => go.mock.calls, { timeout: 10_000 }).toEqual([['/en?wheel=w1&livelink=l1']]);
  expect(findLiveRoom).toHaveBeenCalledExactlyOnceWith(code);
});

it('asks for a code where the address has none', async () => {
  await open('/live');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  expect(findLiveRoom).not.toHaveBeenCalled();
});
