import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EffectSourceContext } from '../../effects/picker/Effects';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { housePalette } from '../../wheel/document/palette';
import { loadThemes } from '../../wheel/document/themes';
import { canUndo, wheelStore } from '../../wheel/store';
import { sliceOf, slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { choosePalette, chooseTheme } from './choose-look';
import { LookPanel } from './LookPanel';

vi.mock('../../effects/celebrate', () => ({ previewEffect: vi.fn(() => () => {}) }));
const { previewEffect } = await import('../../effects/celebrate');

const wheelNow = () => wheelStore.getState().wheel;
const fills = () => wheelNow().slices.map((slice) => slice.background);

beforeEach(async () => {
  vi.mocked(previewEffect).mockClear();
  wheelStore
    .getState()
    .replaceWheel(wheelOf({ look: { theme: 'vibrant', palette: 'Rainbow' }, slices: slicesOf(6) }));
  await startI18n('en');
  await loadTexts('look');
});

const showPalettes = async () => {
  await renderInEnglish(<LookPanel />);
  await screen.findByRole('radiogroup', { name: 'Palette' });
};

describe('themes and palettes', () => {
  it('show the wheel’s own', async () => {
    await showPalettes();
    const themes = screen.getByRole('combobox', { name: 'Color theme' });
    expect(themes).toHaveDisplayValue('Vibrant');
    expect(within(themes).getAllByRole('option')).toHaveLength(9);
    const palettes = screen.getByRole('radiogroup', { name: 'Palette' });
    expect(within(palettes).getAllByRole('radio')).toHaveLength(1 + 8);
    expect(screen.getByRole('radio', { name: 'Rainbow' })).toBeChecked();
  });

  it('paint all slices in a palette, in one step to undo', async () => {
    const user = userEvent.setup();
    await showPalettes();
    await user.click(screen.getByRole('radio', { name: 'Neon' }));
    expect(wheelNow().look.palette).toBe('Neon');
    expect(fills()).toEqual(['#ff2e9a', '#12e2f1', '#7d2ae8', '#f7ff3c', '#1ee65a', '#ff2e9a']);
    act(() => wheelStore.getState().undo());
    expect(fills()).toEqual(Array(6).fill(undefined));
    expect(canUndo(wheelStore.getState())).toBe(false);
    expect(screen.getByRole('radio', { name: 'Rainbow' })).toBeChecked();
  });

  it('give way to the house colours, until a palette is chosen again', async () => {
    const user = userEvent.setup();
    await showPalettes();
    await user.click(screen.getByRole('radio', { name: 'House colors' }));
    expect(fills()).toEqual(housePalette.slice(0, 6).map(({ background }) => background));
    expect(wheelNow().look).toMatchObject({ colors: 'house', palette: 'Rainbow' });
    await user.click(screen.getByRole('radio', { name: 'Rainbow' }));
    expect(fills()[0]).toBe('#dd2c30');
    expect(screen.getByRole('radio', { name: 'Rainbow' })).toBeChecked();
  });

  it('take the first palette of another theme', async () => {
    const user = userEvent.setup();
    await showPalettes();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color theme' }), 'Nature');
    expect(wheelNow().look).toMatchObject({ theme: 'nature', palette: 'Forest' });
    expect(screen.getByRole('radio', { name: 'Forest' })).toBeChecked();
  });

  it('that do not exist change nothing and are logged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const before = wheelNow();
    const themes = await loadThemes();
    expect(chooseTheme(themes, 'nothing')).toEqual({ ok: false, fault: 'unknown theme' });
    expect(choosePalette(themes, 'Forest')).toEqual({ ok: false, fault: 'unknown palette' });
    expect(wheelNow()).toBe(before);
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });
});

it('the size of names is the specified one when classic is chosen, until it is undone', async () => {
  const user = userEvent.setup();
  await showPalettes();
  await user.click(screen.getByRole('radio', { name: 'Classic' }));
  expect(wheelNow().look.text?.sizing).toBe('classic');
  await user.click(screen.getByRole('radio', { name: 'As large as fits' }));
  expect(wheelNow().look.text?.sizing).toBeUndefined();
  act(() => wheelStore.getState().undo());
  expect(screen.getByRole('radio', { name: 'Classic' })).toBeChecked();
});

describe('the effects', () => {
  const box = (name: RegExp) => screen.findByRole('button', { name });

  it('are chosen and shown by a press, and stored only when it is another', async () => {
    const user = userEvent.setup();
    await renderInEnglish(<LookPanel />);
    expect(await box(/^Fireworks/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(await box(/^Fireworks/));
    expect(previewEffect).toHaveBeenLastCalledWith('fireworks', document.body);
    expect(canUndo(wheelStore.getState())).toBe(false);
    await user.click(await box(/^Stars/));
    expect(previewEffect).toHaveBeenLastCalledWith('stars', document.body);
    expect(wheelNow().effect).toBe('stars');
    expect(await box(/^Stars/)).toHaveAttribute('aria-pressed', 'true');
    expect(await box(/^Fireworks/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('each show their picture', async () => {
    await renderInEnglish(<LookPanel />);
    expect((await box(/^Sea anemone/)).querySelector('img')).toHaveAttribute('src', '/media/seaAnemone.png');
    expect(within(screen.getByRole('group', { name: 'Celebration' })).getAllByRole('button')).toHaveLength(
      10,
    );
  });

  const showWith = (source: Parameters<typeof EffectSourceContext>[0]['value']) =>
    renderInEnglish(
      <EffectSourceContext value={source}>
        <LookPanel />
      </EffectSourceContext>,
    );

  it('say when there are none', async () => {
    await showWith({ effects: [], load: async () => {} });
    expect(screen.getByText('No effects available.')).toBeVisible();
  });

  it('say when this browser has no way to play them', async () => {
    await showWith({ effects: undefined, load: async () => {} });
    expect(screen.getByText('Effects are not available.')).toBeVisible();
  });

  it('say when they could not be loaded, and try again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = userEvent.setup();
    const load = vi.fn(() => loadTexts('effects')).mockRejectedValueOnce(new TypeError('offline'));
    await showWith({ effects: ['stars'], load });
    expect(await screen.findByText('Error loading effects.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box(/^Stars/)).toBeVisible();
    error.mockRestore();
  });
});

it('keeps what a slice has besides its colours', async () => {
  const slice = { ...sliceOf({ text: 'Pizza', weight: 4 }), note: 'kept' };
  wheelStore.getState().replaceWheel(wheelOf({ slices: [slice] }));
  choosePalette(await loadThemes(), 'Primary');
  expect(wheelNow().slices[0]).toMatchObject({ ...slice, background: '#c8102e', color: '#ffffff' });
});
