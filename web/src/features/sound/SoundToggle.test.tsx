import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import type { Wheel } from '../../wheel/document/document';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelStore } from '../../wheel/store';
import { SoundToggle, volumeLevel } from './SoundToggle';

async function show(audio: unknown) {
  wheelStore.getState().replaceWheel({ ...newWheel(), audio } as Wheel);
  // Loaded on demand, which takes a while here.
  await import('../../audio/picker/VolumeSlider');
  await renderInEnglish(<SoundToggle place="header" />);
}
const button = () => screen.getByRole('button', { name: 'Sound' });
const slider = () => screen.queryByRole('slider', { name: 'Volume' });
const audio = () => wheelStore.getState().wheel.audio;

test.each([
  [0, 'muted'],
  [1, 'low'],
  [66, 'low'],
  [67, 'high'],
  [100, 'high'],
])('a volume of %d is %s', (volume, level) => {
  expect(volumeLevel(volume)).toBe(level);
});

describe('the button', () => {
  it('shows the level and switches the sound off and on', async () => {
    await show({ masterVolume: 90 });
    expect(button()).toHaveAttribute('data-level', 'high');
    fireEvent.click(button());
    expect(audio()?.enabled).toBe(false);
    expect(button()).toHaveAttribute('data-level', 'muted');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(button());
    expect(audio()).toMatchObject({ enabled: true, masterVolume: 90 });
  });

  it('gives a wheel without an audio part a sound', async () => {
    await show(undefined);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(button());
    expect(audio()).toMatchObject({ enabled: true, events: { spin: {} } });
  });
});

describe('the volume', () => {
  async function showAndHoldTime(settings: unknown) {
    await show(settings);
    vi.useFakeTimers();
  }
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('is there while it is pointed at, and 300 ms longer', async () => {
    await showAndHoldTime({ masterVolume: 40 });
    expect(slider()).toBeNull();
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    await pass(1);
    expect(slider()).toHaveValue('40');
    fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
    await pass(299);
    expect(slider()).not.toBeNull();
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    await pass(1000);
    expect(slider()).not.toBeNull();
    fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
    await pass(300);
    expect(slider()).toBeNull();
  });

  it('moves, unmutes and is one step to undo', async () => {
    await showAndHoldTime({ enabled: false, masterVolume: 40 });
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    await pass(1);
    expect(slider()).toHaveValue('0');
    for (const value of ['20', '80']) fireEvent.input(slider() as HTMLElement, { target: { value } });
    expect(audio()).toMatchObject({ enabled: true, masterVolume: 80 });
    act(() => wheelStore.getState().undo());
    expect(audio()).toMatchObject({ enabled: false, masterVolume: 40 });
  });

  it('is opened by a finger’s first tap, which switches nothing; the second one does', async () => {
    await showAndHoldTime({ masterVolume: 40 });
    const tap = () => {
      fireEvent.pointerDown(button(), { pointerType: 'touch' });
      fireEvent.click(button());
    };
    tap();
    await pass(1);
    expect(slider()).not.toBeNull();
    expect(audio()?.enabled).not.toBe(false);
    tap();
    expect(audio()?.enabled).toBe(false);
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    expect(slider()).toBeNull();
  });
});

it('is reached and left by keyboard', async () => {
  await show({ masterVolume: 40 });
  const user = userEvent.setup();
  await user.tab();
  await screen.findByRole('slider', { name: 'Volume' });
  await user.tab();
  expect(slider()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(slider()).toBeNull();
});
