import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { said } from '../../testing/render';
import { Announcer } from './Announcer';
import { Message } from './Message';
import { say } from './say';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('says in the page what is said, after its region is known, once, and then forgets it', async () => {
  render(<Announcer />);
  say('Undone');
  say('Undone');
  await pass(99);
  expect(said()).toEqual([]);
  await pass(1);
  expect(said()).toEqual(['Undone']);
  say('Undone');
  await pass(100);
  expect(said()).toEqual(['Undone', 'Undone']);
  await pass(5000);
  expect(said()).toEqual([]);
});

it('speaks within the uppermost dialog that is open, and waits until its region is known', async () => {
  const dialogs = (
    <>
      <Announcer />
      <dialog open data-testid="open">
        <Announcer />
      </dialog>
      <dialog>
        <Announcer />
      </dialog>
    </>
  );
  say('Pizza');
  await pass(50);
  render(dialogs);
  await pass(99);
  expect(said()).toEqual([]);
  await pass(1);
  expect(said(screen.getByTestId('open'))).toEqual(['Pizza']);
});

it('interrupts for what is urgent', async () => {
  render(<Announcer />);
  say('The list could not be loaded.', 'assertive');
  await pass(100);
  expect(said(document.body, 'assertive')).toEqual(['The list could not be loaded.']);
});

it('an alert is announced as it appears, and isn’t said a second time', async () => {
  render(<Announcer />);
  render(<Message isUrgent>The list could not be loaded.</Message>);
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
  await pass(100);
  expect(said()).toEqual([]);
});

it('a message that has just appeared is said, and its later texts are heard where they are', async () => {
  render(<Announcer />);
  const { rerender } = render(<Message data-verdict="holds">Everything adds up</Message>);
  const region = screen.getByText('Everything adds up');
  expect(region).toHaveAttribute('aria-live', 'off');
  await pass(100);
  expect(said()).toEqual(['Everything adds up']);
  rerender(<Message>Something doesn’t</Message>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).not.toHaveAttribute('aria-live');
  await pass(100);
  expect(said()).toEqual(['Everything adds up']);
});

it('what has the focus, or is gone again, is not said', async () => {
  render(<Announcer />);
  render(<Message tabIndex={-1}>Thank you</Message>);
  screen.getByText('Thank you').focus();
  render(<Message>Loading…</Message>).unmount();
  await pass(100);
  expect(said()).toEqual([]);
});
