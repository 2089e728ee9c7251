import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { wheelStore } from '../../wheel/store';
import { ChoicesPanel } from './ChoicesPanel';

const { addSlice, removeSlice } = wheelStore.getState();
const slices = () => wheelStore.getState().config['wheel-definition'].slices;

beforeEach(async () => {
  for (const { guid } of slices()) removeSlice(guid);
  for (const text of ['Pizza', 'Sushi', 'Tacos', 'Ramen']) addSlice(text);
  await renderInEnglish(<ChoicesPanel />);
});

const rows = () =>
  within(screen.getByRole('list', { name: 'Choices on this wheel' })).getAllByRole('listitem');
const row = (text: string) => {
  const found = rows().find((item) => item.textContent?.includes(text));
  if (!found) throw new Error(`No row says ${text}`);
  return found;
};

describe('adding', () => {
  it('is possible only for text that is more than blanks', async () => {
    const user = userEvent.setup();
    const add = screen.getByRole('button', { name: 'Add' });
    expect(add).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'New choice' }), '   ');
    expect(add).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'New choice' }), ' Curry ');
    await user.click(add);
    expect(slices().at(-1)?.text).toBe('Curry');
    expect(screen.getByRole('textbox', { name: 'New choice' })).toHaveValue('');
  });

  it('happens on Enter too, and Enter on blanks adds nothing', async () => {
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'New choice' }), 'Soup{Enter}{Enter}  {Enter}');
    expect(rows()).toHaveLength(5);
    expect(row('Soup')).toHaveTextContent('20%');
    expect(screen.getByText('5 choices')).toBeVisible();
  });
});

describe('switching off', () => {
  it('takes a choice off the wheel and shares its chance among the others', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('switch', { name: 'Sushi on the wheel' }));
    expect(slices().find((slice) => slice.text === 'Sushi')?.active).toBe(false);
    expect(row('Sushi')).toHaveTextContent('0%');
    expect(row('Pizza')).toHaveTextContent('33.3%');
    expect(screen.getByText('4 choices · 1 switched off')).toBeVisible();
  });
});

describe('deleting', () => {
  it('removes the row and keeps the keyboard where it was', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Delete Sushi' }));
    expect(rows()).toHaveLength(3);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Delete Tacos');
    await user.click(screen.getByRole('button', { name: 'Delete Ramen' }));
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Delete Tacos');
  });

  it('leaves a hint and the add box when nothing remains', async () => {
    const user = userEvent.setup();
    for (const text of ['Pizza', 'Sushi', 'Tacos', 'Ramen']) {
      await user.click(screen.getByRole('button', { name: `Delete ${text}` }));
    }
    expect(screen.getByText('Type your first choice above and press Enter.')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'New choice' }));
  });
});

it('names a choice without text', async () => {
  const [first] = slices();
  wheelStore.getState().edit((config) => ({
    ...config,
    'wheel-definition': {
      ...config['wheel-definition'],
      slices: slices().map((slice) => (slice === first ? { ...slice, text: ' ' } : slice)),
    },
  }));
  expect(await screen.findByRole('button', { name: 'Delete (no text)' })).toBeVisible();
});
