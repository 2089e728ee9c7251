import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveLibrary } from '../../audio/testing/library-files';
import { closeDialog, dialogPart, openDialog } from '../../components/dialog/open-dialog';
import { finishTyping } from '../../components/text-box/finish-typing';
import { PageDialogs } from '../../testing/PageDialogs';
import { renderInEnglish } from '../../testing/render';
import type { Slice } from '../../wheel/document/document';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';

vi.mock('../../effects/celebrate', () => ({ previewEffect: vi.fn(() => () => {}) }));
const { previewEffect } = await import('../../effects/celebrate');

const slices = () => wheelStore.getState().wheel.slices;
const undo = () => act(() => wheelStore.getState().undo());

async function show(fields: Partial<Slice> = {}) {
  const edited = sliceOf({ text: 'Sushi', ...fields });
  wheelStore
    .getState()
    .replaceWheel(wheelOf({ slices: [sliceOf({ text: 'Pizza' }), edited, sliceOf(), sliceOf()] }));
  await renderInEnglish(
    <>
      <button type="button">Opener</button>
      <PageDialogs />
    </>,
  );
  await dialogPart('slice').fetch();
  screen.getByRole('button', { name: 'Opener' }).focus();
  act(() => void openDialog('slice', { guid: edited.guid }));
  await screen.findByRole('dialog', { name: 'Edit choice' });
  return { edited: () => slices()[1], user: userEvent.setup() };
}
const textBox = () => screen.getByRole('textbox', { name: 'Text' });
const button = (name: string) => screen.getByRole('button', { name });
const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

beforeEach(() => {
  closeDialog('slice');
  serveLibrary();
});

describe('what is typed', () => {
  it('and not finished is kept by Ctrl+Enter, which saves', async () => {
    const { user, edited } = await show();
    openTab('Appearance');
    const weight = await screen.findByRole('spinbutton', { name: 'Weight as a number' });
    await user.clear(weight);
    await user.type(weight, '7{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edited()?.weight).toBe(7);

    act(() => void openDialog('slice', { guid: edited()?.guid ?? '' }));
    openTab('Appearance');
    const hex = await screen.findByLabelText('Background color, hex code');
    await user.clear(hex);
    await user.type(hex, '#0a0{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edited()?.background).toMatch(/^#00aa00$/i);
  });

  it('takes back no field that another tab has changed meanwhile', async () => {
    const { user, edited } = await show({ message: 'Old' });
    await user.type(screen.getByRole('textbox', { name: 'Message' }), '!');
    act(() => wheelStore.getState().renameSlice(edited()?.guid ?? '', 'Renamed elsewhere'));
    await user.click(button('Save'));
    expect(edited()).toMatchObject({ text: 'Renamed elsewhere', message: 'Old!' });
  });

  it('is saved by Save, at the place the slice has', async () => {
    const { user } = await show({ message: 'Old' });
    expect(textBox()).toHaveFocus();
    await user.clear(textBox());
    await user.type(textBox(), 'Maki');
    await user.clear(screen.getByRole('textbox', { name: 'Message' }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Enjoy');
    await user.type(screen.getByRole('textbox', { name: 'Link' }), 'https://example.org');
    expect(slices()[1]?.text).toBe('Sushi');
    await user.click(button('Save'));
    expect(slices()[1]).toMatchObject({ text: 'Maki', message: 'Enjoy', url: 'https://example.org' });
    expect(slices()).toHaveLength(4);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Opener')).toHaveFocus();
    undo();
    expect(slices()[1]).toMatchObject({ text: 'Sushi', message: 'Old' });
  });

  it('is handed over when the page may end, and Cancel takes it back', async () => {
    const { edited, user } = await show({ message: 'Old' });
    await user.clear(textBox());
    await user.type(textBox(), 'Maki');
    act(finishTyping);
    expect(edited()).toMatchObject({ text: 'Maki', message: 'Old' });
    expect(textBox()).toHaveFocus();
    await user.click(button('Cancel'));
    expect(edited()).toMatchObject({ text: 'Sushi', message: 'Old' });
  });

  it('is handed over together with a weight that is being typed', async () => {
    const { edited, user } = await show();
    await user.type(textBox(), ' rolls');
    openTab('Appearance');
    const weight = screen.getByRole('spinbutton', { name: 'Weight as a number' });
    await user.clear(weight);
    await user.type(weight, '7');
    act(finishTyping);
    expect(edited()).toMatchObject({ text: 'Sushi rolls', weight: 7 });
  });

  it('is dropped by Cancel and by Escape', async () => {
    const { edited, user } = await show();
    await user.type(textBox(), ' more');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edited()?.text).toBe('Sushi');
    act(() => void openDialog('slice', { guid: edited()?.guid ?? '' }));
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), ' more');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edited()?.text).toBe('Sushi');
    expect(button('Opener')).toHaveFocus();
  });

  it('is saved by Enter, and cannot be nothing', async () => {
    const { edited, user } = await show();
    await user.clear(textBox());
    expect(button('Save')).toBeDisabled();
    await user.type(textBox(), '{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.type(textBox(), 'Ramen{Enter}');
    expect(edited()?.text).toBe('Ramen');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told about when it is no address', async () => {
    const { user } = await show({ url: 'https://example.org' });
    const link = screen.getByRole('textbox', { name: 'Link' });
    expect(link).not.toHaveAccessibleDescription();
    await user.clear(link);
    await user.type(link, 'javascript:alert(1)');
    expect(link).toHaveAccessibleDescription('Not a web address: no link will be shown.');
  });
});

it('has three tabs', async () => {
  await show();
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['Sound', 'Appearance', 'Effects']);
});

describe('the appearance', () => {
  it('has the specified colours where the slice has none', async () => {
    await show();
    expect(screen.getByLabelText('Background color')).toHaveValue('#563d7c');
    expect(screen.getByLabelText('Background color, hex code')).toHaveValue('#563d7c');
    expect(screen.getByLabelText('Text color, hex code')).toHaveValue('#FFFFFF');
    const weight = screen.getByRole('slider', { name: 'Weight' });
    expect(weight).toHaveValue('1');
    expect(weight).toHaveAttribute('min', '1');
    expect(weight).toHaveAttribute('max', '99');
  });

  it('holds at once, and a colour’s drag is one step to undo', async () => {
    const { edited } = await show({ background: '#000000' });
    const picker = screen.getByLabelText('Background color');
    for (const value of ['#111111', '#222222']) fireEvent.input(picker, { target: { value } });
    fireEvent(picker, new Event('change', { bubbles: true }));
    expect(edited()?.background).toBe('#222222');
    undo();
    expect(edited()?.background).toBe('#000000');
  });

  it('takes a typed colour by the rules', async () => {
    const { edited, user } = await show();
    const hex = screen.getByLabelText('Background color, hex code');
    await user.clear(hex);
    await user.type(hex, '#f80{Enter}');
    expect(edited()?.background).toBe('#ff8800');
    await user.clear(hex);
    await user.type(hex, 'orange{Enter}');
    expect(edited()?.background).toBe('#ffffff');
  });

  it('paints the slice in a colour of the palette, text and all', async () => {
    const { edited, user } = await show();
    const swatches = within(screen.getByRole('group', { name: 'Colors of the palette' }));
    await user.click(swatches.getByRole('button', { name: 'Use #0b3c6f' }));
    expect(edited()).toMatchObject({ background: '#0b3c6f', color: '#ffffff' });
  });

  it('sets the weight, which shows in the chance; what cannot be is 1', async () => {
    const { edited, user } = await show();
    expect(screen.getByText('Chance 25%')).toBeVisible();
    fireEvent.input(screen.getByRole('slider', { name: 'Weight' }), { target: { value: '7' } });
    expect(edited()?.weight).toBe(7);
    expect(screen.getByText('Chance 70%')).toBeVisible();
    const number = screen.getByRole('spinbutton', { name: 'Weight as a number' });
    await user.clear(number);
    await user.type(number, '-3{Enter}');
    expect(edited()?.weight).toBe(1);
    expect(number).toHaveValue(1);
  });

  it('keeps a weight beyond the slider', async () => {
    const { edited, user } = await show({ weight: 500 });
    expect(screen.getByRole('spinbutton', { name: 'Weight as a number' })).toHaveValue(500);
    await user.click(button('Save'));
    expect(edited()?.weight).toBe(500);
  });
});

describe('the effect', () => {
  it('is none of its own at first, is set and saved by a press, and can be cleared', async () => {
    const { edited, user } = await show();
    openTab('Effects');
    const none = await screen.findByRole('button', { name: /^None \(Global\)/ });
    const boxes = within(screen.getByRole('group', { name: 'Effect when this choice wins' }));
    expect(boxes.getAllByRole('button')[0]).toBe(none);
    expect(none).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Clear the effect' })).toBeNull();

    await user.click(screen.getByRole('button', { name: /^Snow/ }));
    expect(edited()?.resultEffect).toBe('snow');
    expect(previewEffect).toHaveBeenLastCalledWith('snow', screen.getByRole('dialog'));
    await user.click(button('Clear the effect'));
    expect(edited()?.resultEffect).toBe('');
    expect(none).toHaveAttribute('aria-pressed', 'true');
    undo();
    expect(edited()?.resultEffect).toBe('snow');
  });
});

describe('the sound', () => {
  it('is shown for a win first, with none selected and full volume', async () => {
    await show();
    openTab('Sound');
    expect(screen.getByRole('radio', { name: 'When it wins' })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('No sound selected')).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('100');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('has a volume of its own for win and removal, which hold at once', async () => {
    const { edited, user } = await show();
    openTab('Sound');
    fireEvent.input(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '40' } });
    await user.click(screen.getByRole('radio', { name: 'When it’s hidden' }));
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('100');
    fireEvent.input(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '10' } });
    expect(edited()?.audio?.events).toEqual({ win: { volume: 40 }, remove: { volume: 10 } });
  });

  it('that is selected has its name and can be cleared, which resets the volume', async () => {
    const win = { trackGuid: 't', trackName: 'Applause', genreName: 'Audio effects', volume: 30 };
    const { edited, user } = await show({ audio: { events: { win } } });
    openTab('Sound');
    expect(screen.getByText('Applause')).toBeVisible();
    expect(button('Listen to Applause')).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('30');
    await user.click(button('Clear'));
    expect(edited()?.audio?.events?.win).toEqual({});
    expect(screen.getByText('No sound selected')).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('100');
  });

  it('is chosen for the removal alone, and then shown with its picture, name and a preview', async () => {
    const { edited, user } = await show();
    openTab('Sound');
    await user.click(screen.getByRole('radio', { name: 'When it’s hidden' }));
    await user.click(await screen.findByRole('button', { name: 'Audio effects' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bell' }));
    const bell = {
      genreGuid: 'audio-effects',
      genreName: 'Audio effects',
      trackGuid: 'bell',
      trackName: 'Bell',
    };
    expect(edited()?.audio?.events).toEqual({ remove: { ...bell, enabled: true, volume: 100 } });
    const selected = within(screen.getByText('Bell').closest('[role="status"]') as HTMLElement);
    expect(selected.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/media/sounds/'));
    expect(selected.getByRole('button', { name: 'Listen to Bell' })).toBeVisible();
    await user.click(button('Audio effects'));
    expect(screen.getByRole('checkbox', { name: 'Bell' })).toBeChecked();
  });

  it('can be switched off for this slice', async () => {
    const { edited, user } = await show();
    openTab('Sound');
    await user.click(screen.getByRole('switch', { name: 'Sounds of this choice' }));
    expect(edited()?.audio?.enabled).toBe(false);
  });
});

it('closes when its slice is gone', async () => {
  const { edited } = await show();
  act(() => wheelStore.getState().removeSlice(edited()?.guid ?? ''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows no chance for a choice that has had a turn, and the rest for the others', async () => {
  await show();
  const [first, edited] = slices();
  act(() =>
    wheelStore
      .getState()
      .edit((wheel) => ({ ...wheel, spin: { ...wheel.spin, turns: { mode: 'noRepeats', since: 0 } } })),
  );
  const win = (slice: Slice | undefined) =>
    act(() =>
      wheelStore
        .getState()
        .record(
          slice
            ? [{ kind: 'win', at: 1, guid: slice.guid, text: slice.text, by: { id: 'guest', name: 'Guest' } }]
            : [],
        ),
    );
  win(first);
  expect(screen.getByText(/33/)).toBeInTheDocument();
  win(edited);
  expect(screen.queryByText(/33|25/)).toBeNull();
});

describe('the fold of message, link and picture', () => {
  const fold = () => screen.getByText('Shown when it wins').closest('details');

  it('is open where one of them is set, and stays open when it is emptied', async () => {
    const { user } = await show({ message: 'Well done' });
    expect(fold()).toHaveAttribute('open');
    await user.clear(screen.getByRole('textbox', { name: 'Message' }));
    expect(fold()).toHaveAttribute('open');
  });

  it('is closed where there is none', async () => {
    await show();
    expect(fold()).not.toHaveAttribute('open');
  });
});
