import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { loadThemes } from '../../wheel/document/themes';
import { SceneCards } from './SceneCards';

afterEach(() => void vi.useRealTimers());

it('can all be pressed at once, and show their backdrops one at a time', async () => {
  await startI18n('en');
  await loadTexts('look');
  const themes = await loadThemes();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  await renderInEnglish(<SceneCards themes={themes} />);
  expect(within(screen.getByRole('group', { name: 'Scene' })).getAllByRole('button')).toHaveLength(13);

  const pictures = [...document.querySelectorAll<HTMLElement>('[data-scene-card]')];
  const shown = () => pictures.filter(({ style }) => style.getPropertyValue('--backdrop') !== '').length;
  const nextFrame = () => act(async () => void vi.advanceTimersToNextFrame());
  await nextFrame(); // the card without a scene
  expect(shown()).toBe(0);
  await nextFrame();
  expect(shown()).toBe(1);
  await nextFrame();
  expect(shown()).toBe(2);
  for (const _ of pictures) await nextFrame();
  expect(shown()).toBe(12);
});
