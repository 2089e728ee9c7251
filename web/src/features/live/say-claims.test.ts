import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClaimPlace } from '../../api/entries';
import { say } from '../../components/message/say';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { next } from '../../live/testing/messages';
import { wheelStore } from '../../wheel/store';
import { wheelOf } from '../../wheel/testing/wheels';
import { sayClaims } from './say-claims';

vi.mock('../../components/message/say', () => ({ say: vi.fn() }));
const heard = () => vi.mocked(say).mock.calls.splice(0).flat();

const names = ['Ann', 'Ben', 'Cleo'];
const place = (guid: string, more: Partial<ClaimPlace> = {}): ClaimPlace => ({
  place: names.indexOf(guid) + 1,
  guid,
  state: 'waiting',
  until: 60_000,
  by: '',
  reason: '',
  next: '',
  ...more,
});
const claims = (...places: ClaimPlace[]) => roomStore.setState({ claims: { spinId: 'spin-1', places } });
const passedOver = { state: 'replaced', by: 'host', reason: 'Not here', until: null } as const;

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('live');
  vi.mocked(say).mockReset();
  const slices = names.map((text) => ({ guid: text, text, active: true, weight: 1 }));
  wheelStore.setState({ wheel: wheelOf({ slices }) });
  roomStore.setState(noRoom);
  sayClaims();
  const entry = { entryId: 'Cleo', name: 'Cleo', state: 'in' } as const;
  roomStore.setState({ ...noRoom, control: {} as RoomControl, next: next(2), entry });
});
afterEach(() => roomStore.setState(noRoom));

it('says who claims, who is replaced and why, and who comes next, each once', () => {
  claims(place('Ann'));
  expect(heard()).toEqual([]);
  claims(place('Ann', passedOver), place('Ben'));
  expect(heard()).toEqual(['Ann: Passed over: Not here', 'Ben: Is next']);
  claims(place('Ann', passedOver), place('Ben', { state: 'claimed', by: 'winner', until: null }));
  expect(heard()).toEqual(['Ben: Is here']);
  roomStore.setState({ next: next(3) });
  expect(heard()).toEqual([]);
});

it('tells a winner that it is their turn, not before the wheel has stopped', () => {
  roomStore.setState({ next: null });
  claims(place('Cleo'));
  expect(heard()).toEqual([]);
  roomStore.setState({ next: next(2) });
  expect(heard()).toEqual(['You’ve been drawn! Say that you’re here.']);
});

it('tells it likewise to one who comes next', () => {
  claims(place('Ben'));
  claims(place('Ben', passedOver), place('Cleo'));
  expect(heard()).toEqual(['You’ve been drawn! Say that you’re here.', 'Ben: Passed over: Not here']);
});
