import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { IdeaWheel } from '../../api/ideas';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { writeDocument } from '../../wheel/document/wire-format';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { IdeaPreview } from './IdeaPreview';
import type { Ideas } from './use-ideas';

const answer = {
  success: true,
  source: 'ideas',
  wheel: writeDocument(wheelOf({ name: 'Dinners', slices: [sliceOf({ text: 'Curry' })] })),
} as unknown as IdeaWheel;
const nameOnStage = () => wheelStore.getState().wheel.name;

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('ideas');
  wheelStore.getState().replaceWheel(wheelOf({ name: 'Mine' }));
});

it('an Enter right after the wheel appears does not accept it; a click and a later Enter do', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  render(<IdeaPreview answer={answer} ideas={{} as Ideas} />);
  now.mockRestore();
  const accept = screen.getByRole('button', { name: 'Use this wheel' });
  expect(accept).toHaveFocus();
  expect(accept).toHaveAccessibleDescription(/1 choice from the built-in library/);
  const press = (timeStamp: number) => {
    const click = new MouseEvent('click', { bubbles: true, detail: 0 });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(accept, click);
  };
  press(1150);
  await Promise.resolve();
  expect(nameOnStage()).toBe('Mine');
  press(1500);
  await waitFor(() => expect(nameOnStage()).toBe('Dinners'));
});
