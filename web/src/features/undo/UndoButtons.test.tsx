import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { closeDialog, openDialog } from '../../components/dialog/open-dialog';
import { renderInEnglish, said } from '../../testing/render';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelStore } from '../../wheel/store';
import { Undo, undoPart } from './Undo';

const texts = () => wheelStore.getState().wheel.slices.map((slice) => slice.text);
const button = (name: string) => screen.getByRole('button', { name });
const buttons = () => screen.queryAllByRole('button');
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

beforeEach(async () => {
  wheelStore.setState({ winner: null });
  wheelStore.getState().replaceWheel(newWheel());
  await undoPart.fetch();
  await renderInEnglish(<Undo />);
});

it('is there once there is a step to take, and can be pressed only where there is one', async () => {
  const user = userEvent.setup();
  expect(buttons()).toEqual([]);

  act(() => wheelStore.getState().addSlice('Pizza'));
  expect([isDisabled('Undo'), isDisabled('Redo')]).toEqual([false, true]);
  await user.click(button('Redo'));
  expect(said()).toEqual([]);
  await user.click(button('Undo'));
  expect(texts()).toEqual([]);
  expect([isDisabled('Undo'), isDisabled('Redo')]).toEqual([true, false]);
  expect(button('Undo')).toHaveFocus();
  await expect.poll(() => said()).toEqual(['Undone']);

  await user.click(button('Redo'));
  expect(texts()).toEqual(['Pizza']);
  await expect.poll(() => said()).toEqual(['Undone', 'Redone']);
});

it('has its keys, and says the shortcut', async () => {
  const user = userEvent.setup();
  act(() => wheelStore.getState().addSlice('Pizza'));
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual([]);
  await user.keyboard('{Control>}y{/Control}');
  expect(texts()).toEqual(['Pizza']);
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(texts()).toEqual(['Pizza']);
  expect(button('Undo')).toHaveAttribute('title', 'Undo (Ctrl+Z)');
});

it('leaves the wheel alone while a winner is shown', async () => {
  const user = userEvent.setup();
  act(() => {
    wheelStore.getState().addSlice('Pizza');
    const [slice] = wheelStore.getState().wheel.slices;
    wheelStore.setState({ winner: slice ?? null });
  });
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['Pizza']);
});

it.each(['drawnWinners', 'share', 'live'] as const)('leaves the wheel alone behind %s', async (name) => {
  const user = userEvent.setup();
  act(() => {
    wheelStore.getState().addSlice('Pizza');
    openDialog(name);
  });
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['Pizza']);
  act(() => closeDialog(name));
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual([]);
});

it('takes back what the dialog of a choice did to the wheel beside it, unless a question is open over it', async () => {
  const user = userEvent.setup();
  act(() => {
    wheelStore.getState().addSlice('Pizza');
    openDialog('slice', { guid: 'a' });
    openDialog('media');
  });
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['Pizza']);
  act(() => closeDialog('media'));
  await user.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual([]);
  act(() => closeDialog('slice'));
});

it('says nothing of a step that a spin refuses', async () => {
  const user = userEvent.setup();
  act(() => {
    wheelStore.getState().continueAs(newWheel());
    wheelStore.setState({ spinning: true });
  });
  await user.click(button('Undo'));
  expect(said()).toEqual([]);
  act(() => wheelStore.setState({ spinning: false }));
  await user.click(button('Undo'));
  await expect.poll(() => said()).toEqual(['Undone']);
});
