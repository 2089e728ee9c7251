import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeDialog, openedWith } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { noRoom, roomStore } from '../../live/room-store';
import { prefer } from '../../state/preferences';
import { renderInEnglish, said } from '../../testing/render';
import { newWheel } from '../../wheel/document/new-wheel';
import { sampleWheel } from '../../wheel/document/sample';
import { wheelStore } from '../../wheel/store';
import { animals } from '../../wheel/testing/wheels';
import { ChoicesPanel } from './ChoicesPanel';

const { addSlice, replaceWheel, undo } = wheelStore.getState();
const slices = () => wheelStore.getState().wheel.slices;
const texts = () => slices().map((slice) => slice.text);
const steps = () => wheelStore.getState().undoHistory.position;
const lastToast = () => toastStore.getState().toasts.at(-1);

beforeEach(async () => {
  localStorage.clear();
  prefer('choicesView', 'list');
  toastStore.setState({ toasts: [] });
  for (const text of ['Pizza', 'Sushi', 'Tacos', 'Ramen']) addSlice(text);
  const wheel = newWheel();
  wheel.slices = slices().slice(-4);
  replaceWheel(wheel);
  await renderInEnglish(<ChoicesPanel />);
});

const rows = () =>
  within(screen.getByRole('list', { name: 'Choices on this wheel' })).getAllByRole('listitem');
const row = (text: string) => {
  const found = rows().find((item) => item.textContent?.includes(text));
  if (!found) throw new Error(`No row says ${text}`);
  return found;
};
const addBox = () => screen.getByRole('textbox', { name: 'New choice' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const show = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
/** Commands and menus are fetched with their first use. */
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const fromMenu = async (text: string, action: string) => {
  await press(`Options for ${text}`);
  await choose(action);
};

describe('adding', () => {
  it('is possible only for text that is more than blanks', async () => {
    const user = userEvent.setup();
    await user.type(addBox(), '   ');
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    await user.type(addBox(), ' Curry ');
    await press('Add');
    expect(slices().at(-1)?.text).toBe('Curry');
    expect(addBox()).toHaveValue('');
  });

  it('happens on Enter too, and Enter on blanks adds nothing', async () => {
    const user = userEvent.setup();
    await user.type(addBox(), 'Soup{Enter}{Enter}  {Enter}');
    expect(rows()).toHaveLength(5);
    expect(row('Soup').textContent).toBe('Soup');
    expect(screen.getByText('each 1 in 5')).toBeVisible();
    expect(screen.getByText('5 choices')).toBeVisible();
  });

  it('of several pasted lines makes a choice of each, in one step', async () => {
    const user = userEvent.setup();
    await user.click(addBox());
    await user.paste('Soup\r\n\n  Bread \nCake');
    await waitFor(() => expect(texts().slice(4)).toEqual(['Soup', 'Bread', 'Cake']));
    expect(addBox()).toHaveValue('');
    expect(steps()).toBe(1);
    expect(lastToast()?.text).toBe('3 choices added.');
    act(() => lastToast()?.action?.run());
    expect(texts()).toHaveLength(4);
  });

  it('of pasted lines with signs in them takes them as they are when nothing else fits', async () => {
    const user = userEvent.setup();
    await user.click(addBox());
    await user.paste('\u200e<b>Cake</b>\nFish, chips\n-5 points');
    await waitFor(() => expect(texts().slice(4)).toEqual(['<b>Cake</b>', 'Fish, chips', '-5 points']));
    expect(steps()).toBe(1);
    expect(openedWith('import')).toBeUndefined();
  });

  it.each(['1. Soup\n2. Bread', 'Soup, Bread, Cake', 'Soup\nBread\nsoup', '<anna> hi\n<ben> hi'])(
    'of %j changes nothing before it was looked at',
    async (pasted) => {
      const user = userEvent.setup();
      await user.click(addBox());
      await user.paste(pasted);
      await waitFor(() => expect(openedWith('import')).toEqual({ name: '', text: pasted }));
      expect(texts()).toHaveLength(4);
      expect(addBox()).toHaveValue('');
      closeDialog('import');
    },
  );

  it('of a single pasted line only fills the box', async () => {
    const user = userEvent.setup();
    await user.click(addBox());
    await user.paste('Soup\n');
    expect(texts()).toHaveLength(4);
  });
});

describe('switching off', () => {
  it('takes a choice off the wheel and shares its chance among the others', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('switch', { name: 'Sushi on the wheel' }));
    expect(slices().find((slice) => slice.text === 'Sushi')?.active).toBe(false);
    expect(screen.getByText('each 1 in 3')).toBeVisible();
    expect(screen.getByText('4 choices · 1 hidden')).toBeVisible();
    await press('Show all');
    await waitFor(() => expect(slices().every((slice) => slice.active)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });
});

describe('the menu of a row', () => {
  it('deletes and keeps the keyboard where it was', async () => {
    await fromMenu('Sushi', 'Delete');
    await waitFor(() => expect(rows()).toHaveLength(3));
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Options for Tacos');
    await fromMenu('Ramen', 'Delete');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Options for Tacos');
  });

  it('isn’t needed to delete: each row has a button for it, which can be taken back', async () => {
    await press('Delete Sushi');
    await waitFor(() => expect(texts()).toEqual(['Pizza', 'Tacos', 'Ramen']));
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Delete Tacos');
    expect(lastToast()?.text).toBe('1 choice deleted.');
    act(() => lastToast()?.action?.run());
    expect(texts()).toHaveLength(4);
  });

  it('leaves a hint and the add box when nothing remains', async () => {
    for (const text of ['Pizza', 'Sushi', 'Tacos', 'Ramen']) await fromMenu(text, 'Delete');
    expect(screen.getByText('Type your first choice above, or paste a whole list.')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(addBox());
  });

  it('copies with a guid of its own, and opens the dialog', async () => {
    await fromMenu('Sushi', 'Copy');
    expect(texts()).toEqual(['Pizza', 'Sushi', 'Sushi', 'Tacos', 'Ramen']);
    expect(new Set(slices().map(({ guid }) => guid)).size).toBe(5);
    await fromMenu('Pizza', 'Edit');
    expect(openedWith('slice')?.guid).toBe(slices()[0]?.guid);
  });

  it('closes by Escape and gives the focus back', async () => {
    await press('Options for Sushi');
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Options for Sushi' })).toHaveFocus();
  });
});

describe('renaming in the row', () => {
  const box = () => screen.getByRole('textbox', { name: 'New text for Sushi' });

  it('begins by a double click; Enter keeps it as one step', async () => {
    await userEvent.dblClick(screen.getByText('Sushi'));
    await userEvent.clear(box());
    await userEvent.type(box(), 'Sashimi{Enter}');
    expect(texts()[1]).toBe('Sashimi');
    expect(steps()).toBe(1);
  });

  it('begins by F2; Escape drops it, and a blank text changes nothing', async () => {
    screen.getByRole('switch', { name: 'Sushi on the wheel' }).focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(box(), 'xx{Escape}');
    await userEvent.dblClick(screen.getByText('Sushi'));
    await userEvent.clear(box());
    await userEvent.tab();
    expect(texts()[1]).toBe('Sushi');
    expect(steps()).toBe(0);
  });
});

it('moves a row by keys and announces it', async () => {
  screen.getByRole('button', { name: 'Move Pizza' }).focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
  expect(texts()[0]).toBe('Pizza');
  await expect.poll(() => said()).toContain('Pizza over place 3 of 4.');
  await userEvent.keyboard(' ');
  expect(texts()).toEqual(['Sushi', 'Tacos', 'Pizza', 'Ramen']);
  await expect.poll(() => said()).toContain('Pizza put down at place 3 of 4.');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Move Pizza');
  expect(rows().map((each) => each.querySelector('[title]')?.getAttribute('aria-label'))).toEqual([
    'Move Sushi',
    'Move Tacos',
    'Move Pizza',
    'Move Ramen',
  ]);
});

describe('the list by keys', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const enter = async () => {
    await userEvent.click(addBox());
    await userEvent.tab();
  };

  it('is one stop for Tab, at the switch; the tools of its row come next', async () => {
    await enter();
    expect(focused()).toBe('Pizza on the wheel');
    await userEvent.tab();
    expect(focused()).toBe('Options for Pizza');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Shuffle' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Pizza on the wheel');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Move Pizza');
  });

  it('has arrows, Home, End and first letters, and remembers its row', async () => {
    await enter();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('Tacos on the wheel');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Ramen on the wheel');
    await userEvent.keyboard('p');
    expect(focused()).toBe('Pizza on the wheel');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(focused()).toBe('Options for Ramen');
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('Move Pizza');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(addBox());
    await enter();
    expect(focused()).toBe('Sushi on the wheel');
  });

  it('hides with Space, renames with F2 and deletes with Delete, and the focus stays', async () => {
    await enter();
    await userEvent.keyboard('{ArrowDown} ');
    expect(slices()[1]?.active).toBe(false);
    await userEvent.keyboard('{F2}');
    const box = screen.getByRole('textbox', { name: 'New text for Sushi' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Maki{Enter}');
    expect(texts()[1]).toBe('Maki');
    await expect.poll(focused).toBe('Maki on the wheel');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(texts()).toEqual(['Pizza', 'Tacos', 'Ramen']));
    await expect.poll(focused).toBe('Tacos on the wheel');
  });
});

describe('all choices', () => {
  it('are sorted by the page’s language, both ways, and the toast takes it back', async () => {
    await press('Sort');
    await choose('A to Z');
    expect(texts()).toEqual(['Pizza', 'Ramen', 'Sushi', 'Tacos']);
    act(() => lastToast()?.action?.run());
    expect(texts()).toEqual(['Pizza', 'Sushi', 'Tacos', 'Ramen']);
    await press('Sort');
    await choose('Z to A');
    expect(texts()).toEqual(['Tacos', 'Sushi', 'Ramen', 'Pizza']);
  });

  it('lose their duplicates, counted', async () => {
    act(() => addSlice('pizza'));
    await press('More for all choices');
    await choose('Remove duplicates');
    await waitFor(() => expect(lastToast()?.text).toBe('1 duplicate removed.'));
    expect(texts()).toHaveLength(4);
    await press('More for all choices');
    await choose('Remove duplicates');
    await waitFor(() => expect(lastToast()?.text).toBe('No duplicates found.'));
  });

  it('are deleted in one step, and the offer to undo ends with the next change', async () => {
    await press('More for all choices');
    await choose('Delete all choices');
    expect(texts()).toEqual([]);
    expect(lastToast()?.action?.label).toBe('Undo');
    act(() => addSlice('new'));
    expect(lastToast()).toBeUndefined();
    act(() => undo());
    act(() => undo());
    expect(texts()).toHaveLength(4);
  });

  it('are shown as text in one click, which is remembered', async () => {
    await show('Text');
    const box = await screen.findByRole('textbox', { name: 'Choices, one per line' });
    expect(box).toHaveValue('Pizza\nSushi\nTacos\nRamen');
    fireEvent.input(box, { target: { value: 'Pizza\nSashimi\nTacos\nRamen\nSoup' } });
    await show('List');
    expect(texts()).toEqual(['Pizza', 'Sashimi', 'Tacos', 'Ramen', 'Soup']);
    expect(localStorage.getItem('choicesView')).toBe('list');
    await show('Text');
    expect(localStorage.getItem('choicesView')).toBe('text');
  });
});

it('names a choice without text', async () => {
  const [first] = slices();
  wheelStore.getState().edit((wheel) => ({
    ...wheel,
    slices: slices().map((slice) => (slice === first ? { ...slice, text: ' ', weight: 3 } : slice)),
  }));
  expect(await screen.findByRole('button', { name: 'Options for (no text)' })).toBeVisible();
  expect(row('(no text)')).toHaveTextContent('50% · 1 in 2 · weight 3');
});

it('offers to start empty instead of a sample, but not in a live room', () => {
  const startEmpty = () => screen.queryByRole('button', { name: 'Start empty' });
  expect(startEmpty()).toBeNull();
  act(() => replaceWheel(sampleWheel(animals)));
  expect(startEmpty()).not.toBeNull();
  act(() => roomStore.setState({ control: {} as never }));
  expect(startEmpty()).toBeNull();
  act(() => roomStore.setState(noRoom));
});

it('cuts a long name at its own end, whatever its direction', () => {
  expect(within(row('Pizza')).getByText('Pizza')).toHaveAttribute('dir', 'auto');
});
