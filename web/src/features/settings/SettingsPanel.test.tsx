import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { canUndo, wheelStore } from '../../wheel/store';
import { wheelOf } from '../../wheel/testing/wheels';
import { SettingsPanel } from './SettingsPanel';

const wheelNow = () => wheelStore.getState().wheel;
const show = async (save?: unknown) => {
  await startI18n('en');
  await loadTexts('wheelSettings', 'legal');
  await renderInEnglish(save === undefined ? <SettingsPanel /> : <SettingsPanel save={save} />);
};
const slider = (name: string) => screen.getByRole('slider', { name });
const moveTo = (name: string, value: string) => fireEvent.input(slider(name), { target: { value } });
const letGo = (name: string) => fireEvent(slider(name), new Event('change', { bubbles: true }));

beforeEach(() => wheelStore.getState().replaceWheel(wheelOf({ slices: [] })));

describe('the settings of a wheel that says nothing', () => {
  it('show the defaults, speed with one decimal and duration in seconds', async () => {
    await show();
    expect(slider('Spin speed')).toHaveAttribute('aria-valuetext', '5.0');
    expect(slider('Spin duration')).toHaveAttribute('aria-valuetext', '8 sec');
    expect(screen.getByText('Rotations')).toHaveTextContent('Rotations 40');
    expect(slider('Divider width')).toHaveAttribute('aria-valuetext', '2\u00a0px');
    expect(slider('Border width')).toHaveAttribute('aria-valuetext', '15\u00a0px');
    expect(screen.getByLabelText('Divider color')).toHaveValue('#ffffff');
    expect(screen.getByLabelText('Border color, hex code')).toHaveValue('#ffffff');
    expect(screen.getByRole('switch', { name: 'Blind spin' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
  });
});

describe('moving a slider', () => {
  it('sets speed, duration and the rotations that follow from them', async () => {
    await show();
    moveTo('Spin speed', '2.5');
    letGo('Spin speed');
    moveTo('Spin duration', '6');
    letGo('Spin duration');
    expect(wheelNow().spin).toMatchObject({ speed: 2.5, duration: 6000, rotates: 15 });
    expect(screen.getByText('Rotations')).toHaveTextContent('Rotations 15');
  });

  it('is one step to undo, however many moves it has', async () => {
    await show();
    for (const width of ['16', '20', '25']) moveTo('Border width', width);
    letGo('Border width');
    moveTo('Border width', '30');
    letGo('Border width');
    expect(wheelNow().look).toMatchObject({ outer: { width: 30 }, text: { offset: 30 } });
    act(() => wheelStore.getState().undo());
    expect(wheelNow().look.outer?.width).toBe(25);
    act(() => wheelStore.getState().undo());
    expect(wheelNow().look.outer).toBeUndefined();
    expect(canUndo(wheelStore.getState())).toBe(false);
    expect(slider('Border width')).toHaveValue('15');
  });
});

it('switches what can be switched', async () => {
  const user = userEvent.setup();
  await show();
  for (const name of ['Blind spin', 'Show the spin counter', 'Sway slowly'])
    await user.click(screen.getByRole('switch', { name }));
  expect(wheelNow()).toMatchObject({
    spin: { isBlind: true, drift: { enabled: true } },
    look: { showsSpinCount: true },
  });
  expect(slider('Starts after')).toBeVisible();
});

it('resets the count of spins to 0', async () => {
  const user = userEvent.setup();
  wheelStore.getState().replaceWheel(wheelOf({ slices: [], results: { totalWheelSpins: 1234 } }));
  await show();
  expect(screen.getByText('1,234')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(wheelNow().results.totalWheelSpins).toBe(0);
});

it('puts the pointer elsewhere', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByText('Pointer, center and text'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pointer position' }), 'Left');
  expect(wheelNow().look.marker?.position).toBe('left');
});

it('says so when changes could not be saved', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(null);
  expect(screen.getByRole('alert')).toHaveTextContent('changes wouldn’t be saved');
  error.mockRestore();
});
