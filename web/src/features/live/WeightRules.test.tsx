import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Door, ListEntry } from '../../api/entries';
import { toastStore } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { keepHosted } from '../../live/hosted-lists';
import { rulesOf } from '../../live/list-control';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { renderInEnglish } from '../../testing/render';
import { BringPeople } from './BringPeople';
import { PeopleList } from './PeopleList';
import { WeightNotes, WeightRules } from './WeightRules';

const control = { setDoor: vi.fn(), merge: vi.fn(), bring: vi.fn() };
const weights = { signedIn: 2, early: { first: 10, weight: 3 }, names: [{ name: 'Ann', weight: 4 }] };
const enter = (door: Partial<Door>, people: readonly ListEntry[] = []) =>
  roomStore.setState({ ...noRoom, control: control as unknown as RoomControl, door: door as Door, people });
/** Applies the last change to the current rules. */
const sent = () => control.setDoor.mock.lastCall?.[0](rulesOf(roomStore.getState().door));
const person = (entryId: string, name: string, weight?: number) =>
  ({ entryId, name, state: 'in', ...(weight ? { weight } : {}) }) as ListEntry;

beforeEach(async () => {
  for (const call of Object.values(control)) call.mockReset();
  await loadTexts('live');
});

it('keeps the other rules with each change', async () => {
  const user = userEvent.setup();
  enter({ open: true, weights });
  await renderInEnglish(<WeightRules />);
  await user.click(screen.getByText('Weights by rule'));
  await user.clear(screen.getByLabelText('Weight of people who are signed in'));
  await user.type(screen.getByLabelText('Weight of people who are signed in'), '500{Enter}');
  expect(sent()).toEqual({ weights: { ...weights, signedIn: 100 } });
  await user.clear(screen.getByLabelText('How many count as early'));
  await user.type(screen.getByLabelText('How many count as early'), '0{Enter}');
  expect(sent()).toEqual({ weights: { signedIn: 2, names: weights.names } });
  await user.type(screen.getByLabelText('A name with a weight of its own'), ' Zoë {Enter}');
  expect(sent()).toEqual({
    weights: { ...weights, names: [...weights.names, { name: 'Zoë', weight: 2 }] },
  });
  const name = screen.getByLabelText('A name with a weight of its own');
  expect(name).toHaveValue('');
  await user.type(name, 'ann{Enter}');
  expect(sent(), 'the same name').toEqual({ weights: { ...weights, names: [{ name: 'ann', weight: 2 }] } });
  await user.click(screen.getByRole('button', { name: 'Remove the rule for Ann' }));
  expect(sent()).toEqual({ weights: { ...weights, names: [] } });
});

it('builds on the rules as they are when its turn comes, and keeps a name that was refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  enter({ open: true, weights: {} });
  await renderInEnglish(<WeightRules />);
  await user.click(screen.getByText('Weights by rule'));
  control.setDoor.mockRejectedValue(new Error('no connection'));
  await user.type(screen.getByLabelText('A name with a weight of its own'), 'Zoë{Enter}');
  expect(screen.getByLabelText('A name with a weight of its own')).toHaveValue('Zoë');
  act(() => enter({ open: true, weights }));
  expect(sent()).toEqual({ weights: { ...weights, names: [...weights.names, { name: 'Zoë', weight: 2 }] } });
});

it('tells everyone the rules, but no names', async () => {
  const { names, ...others } = weights;
  enter({ open: true, weights: { ...others, named: names.length + 1 } });
  await renderInEnglish(<WeightNotes />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Signed in: weight 2',
    'The first 10 to join: weight 3',
    '2 names have weights of their own',
  ]);
});

it('says nothing where all have the same chance', async () => {
  enter({ open: true });
  await renderInEnglish(<WeightNotes />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('merges somebody who joined twice with the one who has the same name, or whom the host chooses', async () => {
  const user = userEvent.setup();
  enter({ open: true }, [person('z', 'Zoe', 3), person('a', 'Ann'), person('a2', 'Ann (2)')]);
  await renderInEnglish(<PeopleList />);
  expect(screen.getByText('weight 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Ann (2)' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Same person as…' }));
  const choice = screen.getByRole('combobox', { name: 'Ann (2) is the same person as' });
  expect(choice).toHaveDisplayValue('Ann');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(control.merge).toHaveBeenLastCalledWith('a2', 'a');
  await user.click(screen.getByRole('button', { name: 'Actions for Ann' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Same person as…' }));
  await user.selectOptions(screen.getByRole('combobox'), 'Zoe');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(control.merge).toHaveBeenLastCalledWith('a', 'z');
});

it('merges with nobody else when the person who was shown leaves, and stays when it is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [ann, double] = [person('a', 'Ann'), person('a2', 'Ann (2)')];
  enter({ open: true }, [ann, double, person('z', 'Zoe')]);
  await renderInEnglish(<PeopleList />);
  await user.click(screen.getByRole('button', { name: 'Actions for Ann (2)' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Same person as…' }));
  act(() => roomStore.setState({ people: [double, person('z', 'Zoe')] }));
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  expect(screen.getByRole('combobox')).toHaveValue('');
  await user.selectOptions(screen.getByRole('combobox'), 'Zoe');
  control.merge.mockRejectedValue(new Error('no connection'));
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(control.merge).toHaveBeenLastCalledWith('a2', 'z');
  expect(screen.getByRole('button', { name: 'Merge' })).toBeEnabled();
});

it('brings back the people of the list that the host chooses', async () => {
  const user = userEvent.setup();
  for (const [liveId, name] of [
    ['one', 'Class 4b'],
    ['two', ''],
    ['here', 'This room'],
  ])
    keepHosted({ liveId: liveId ?? '', hostKey: `key of ${liveId}`, name: name ?? '', at: Date.now() });
  enter({ open: true });
  roomStore.setState({ liveId: 'here' });
  control.bring.mockResolvedValue(24);
  await renderInEnglish(<BringPeople />);
  const lists = screen.getByRole('combobox', { name: 'The same people as last time' });
  expect([...lists.children].map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    'Live',
    'Class 4b',
  ]);
  await user.selectOptions(lists, 'one');
  await user.click(screen.getByRole('button', { name: 'Bring them back' }));
  expect(control.bring).toHaveBeenLastCalledWith(
    expect.objectContaining({ liveId: 'one', hostKey: 'key of one' }),
  );
  expect(toastStore.getState().toasts.at(-1)?.text).toBe('24 people are back on the wheel.');
});
