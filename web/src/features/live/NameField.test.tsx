import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { finishTyping } from '../../components/text-box/finish-typing';
import { loadTexts } from '../../i18n/load-texts';
import { type RoomState, roomStore } from '../../live/room-store';
import { renderInEnglish } from '../../testing/render';
import { NameField } from './NameField';

const rename = vi.fn();

beforeEach(async () => {
  rename.mockClear();
  roomStore.setState({ name: '', control: { rename } as unknown as RoomState['control'] });
  await loadTexts('live');
});

it('sends a name once, also one that the room refuses', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<NameField />);
  const field = screen.getByRole('textbox', { name: /your name/i });
  await user.type(field, 'Damn{Enter}');
  finishTyping();
  await user.tab();
  await user.click(field);
  await user.tab();
  expect(rename.mock.calls).toEqual([['Damn']]);
  await user.type(field, ' it');
  await user.tab();
  expect(rename.mock.calls).toEqual([['Damn'], ['Damn it']]);
});
