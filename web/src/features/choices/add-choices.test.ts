import { beforeEach, describe, expect, it } from 'vitest';
import { closeDialog, openDialog } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { noRoom, roomStore } from '../../live/room-store';
import { newWheel } from '../../wheel/document/new-wheel';
import { sampleWheel } from '../../wheel/document/sample';
import { nameWheel } from '../../wheel/edits/edits';
import { winsOf } from '../../wheel/keeping/spin-log';
import { wheelStore } from '../../wheel/store';
import { animals } from '../../wheel/testing/wheels';
import { addChoices, startEmpty } from './add-choices';
import { importList } from './import/import-list';

const state = () => wheelStore.getState();
const texts = () => state().wheel.slices.map(({ text }) => text);
const lastToast = () => toastStore.getState().toasts.at(-1);
const names = [{ text: 'Anna', weight: 3 }, { text: 'Ben' }];

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('lists');
  toastStore.setState({ toasts: [] });
  roomStore.setState(noRoom);
  closeDialog('drawnWinners');
  wheelStore.setState({ spinning: false, winner: null });
  state().replaceWheel(sampleWheel(animals));
});

describe('an untouched sample', () => {
  it('gives way to a list in one step, with a name and results of its own', async () => {
    const { id } = state().wheel;
    state().record(winsOf(state().wheel, state().wheel.slices.slice(0, 1)));
    await addChoices(names);
    expect(texts()).toEqual(['Anna', 'Ben']);
    expect(state().wheel).toMatchObject({ name: 'My wheel', description: '', effect: 'stars' });
    expect(state().wheel).toMatchObject({ results: { totalWheelSpins: 0 }, slices: [{ weight: 3 }, {}] });
    expect(state().wheel.id).not.toBe(id);
    expect(state().wheel.templateName).toBeUndefined();
    expect(lastToast()).toMatchObject({ text: 'Sample replaced.', action: { label: 'Undo' } });
    state().undo();
    expect(state().wheel).toMatchObject({ id, name: 'Animals', results: { totalWheelSpins: 1 } });
    expect(texts()).toEqual(animals.choices);
  });

  it('comes back by the toast, and can be kept beside the list', async () => {
    await addChoices(names);
    lastToast()?.action?.run();
    expect(texts()).toEqual(animals.choices);
    await addChoices(names);
    const { or } = lastToast()?.action ?? {};
    expect(or?.label).toBe('Keep both');
    or?.run();
    expect(texts()).toEqual([...animals.choices, 'Anna', 'Ben']);
    expect(state().wheel.name).toBe('Animals');
    expect(lastToast()?.text).toBe('2 choices added.');
    state().undo();
    expect(texts()).toEqual(animals.choices);
  });

  it('withdraws the offer with the next step', async () => {
    await addChoices(names);
    state().addSlice('Cleo');
    expect(lastToast()).toBeUndefined();
  });

  it('keeps a name that the visitor has given it', async () => {
    state().edit(nameWheel('Class 3b', 'Monday'));
    await addChoices(names);
    expect(state().wheel).toMatchObject({ name: 'Class 3b', description: 'Monday' });
    expect(texts()).toEqual(['Anna', 'Ben']);
  });

  it('keeps its choices when a single one is pasted, or when it was changed', async () => {
    await importList('Anna');
    expect(texts()).toEqual([...animals.choices, 'Anna']);
    await importList('Ben\nCleo');
    expect(texts()).toHaveLength(animals.choices.length + 3);
  });

  it('waits for the end of a spin and its popup, and says so', async () => {
    const [winner = null] = state().wheel.slices;
    wheelStore.setState({ spinning: true });
    const taking = addChoices(names);
    await expect.poll(() => lastToast()?.text).toBe('Your choices go on the wheel when this spin is over.');
    wheelStore.setState({ spinning: false, winner });
    wheelStore.setState({ winner: null });
    wheelStore.setState({ spinning: true });
    await Promise.resolve();
    expect(texts()).toEqual(animals.choices);
    wheelStore.setState({ spinning: false });
    await taking;
    expect(texts()).toEqual(['Anna', 'Ben']);
    expect(toastStore.getState().toasts.map(({ text }) => text)).toEqual(['Sample replaced.']);
  });

  it.each(['Undo', 'Keep both'])('comes back after a spin where %s is pressed during it', async (label) => {
    await addChoices(names);
    const { action } = lastToast() ?? {};
    wheelStore.setState({ spinning: true });
    (label === 'Undo' ? action : action?.or)?.run();
    await Promise.resolve();
    expect(texts()).toEqual(['Anna', 'Ben']);
    wheelStore.setState({ spinning: false });
    await expect.poll(texts).toEqual([...animals.choices, ...(label === 'Undo' ? [] : ['Anna', 'Ben'])]);
  });

  it('stays away where a step was made before the end of the spin', async () => {
    await addChoices(names);
    const { or } = lastToast()?.action ?? {};
    wheelStore.setState({ spinning: true });
    or?.run();
    state().addSlice('Cleo');
    wheelStore.setState({ spinning: false });
    await new Promise((resolve) => setTimeout(resolve));
    expect(texts()).toEqual(['Anna', 'Ben', 'Cleo']);
  });

  it('stays until the drawn winners are closed', async () => {
    openDialog('drawnWinners');
    const taking = addChoices(names);
    await expect.poll(() => lastToast()?.text).toContain('when this spin is over');
    expect(texts()).toEqual(animals.choices);
    closeDialog('drawnWinners');
    await taking;
    expect(texts()).toEqual(['Anna', 'Ben']);
  });

  it('leaves another wheel alone that is opened during the wait, and offers to add the list', async () => {
    wheelStore.setState({ spinning: true });
    const taking = addChoices(names);
    await expect.poll(() => lastToast()?.text).toContain('when this spin is over');
    state().replaceWheel(newWheel());
    await taking;
    expect(texts()).toEqual([]);
    expect(lastToast()?.text).toBe('Another wheel is open now, so your choices weren’t added.');
    lastToast()?.action?.run();
    expect(texts()).toEqual(['Anna', 'Ben']);
  });

  it('is emptied after the spin, without a word about choices', async () => {
    wheelStore.setState({ spinning: true });
    const emptying = startEmpty();
    await new Promise((resolve) => setTimeout(resolve));
    expect(lastToast()).toBeUndefined();
    wheelStore.setState({ spinning: false });
    await emptying;
    expect(texts()).toEqual([]);
  });

  it('stays the wheel of its live room', async () => {
    roomStore.setState({ control: {} as never });
    await addChoices(names);
    expect(texts()).toHaveLength(animals.choices.length + 2);
  });

  it('can be emptied, and comes back', async () => {
    await startEmpty();
    expect([texts(), state().wheel.name]).toEqual([[], 'My wheel']);
    expect(lastToast()).toMatchObject({ text: 'Sample removed.', action: { label: 'Undo' } });
    lastToast()?.action?.run();
    expect(texts()).toEqual(animals.choices);
  });
});
