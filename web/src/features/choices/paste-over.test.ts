import type { ClipboardEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { noRoom, roomStore } from '../../live/room-store';
import { sampleWheel } from '../../wheel/document/sample';
import { wheelStore } from '../../wheel/store';
import { animals } from '../../wheel/testing/wheels';
import { pasteOver } from './paste-over';
import { syncTextBox } from './sync-text-box';

const box = document.createElement('textarea');
const texts = () => wheelStore.getState().wheel.slices.map(({ text }) => text);
let stop = () => {};

/** Returns whether the page took the text instead of the browser. */
function paste(text: string): boolean {
  const preventDefault = vi.fn();
  const event = { currentTarget: box, clipboardData: { getData: () => text }, preventDefault };
  pasteOver(event as unknown as ClipboardEvent<HTMLTextAreaElement>);
  return preventDefault.mock.calls.length > 0;
}

beforeEach(async () => {
  await startI18n('en');
  toastStore.setState({ toasts: [] });
  roomStore.setState(noRoom);
  wheelStore.setState({ spinning: false, winner: null });
  wheelStore.getState().replaceWheel(sampleWheel(animals));
  document.body.append(box);
  stop = syncTextBox(box, wheelStore, () => {});
});
afterEach(() => stop());

it('an untouched sample gives way to a list that is pasted over its whole text', async () => {
  box.select();
  expect(paste('Anna\n\n Ben \nCleo')).toBe(true);
  // What replaces the sample is fetched, which takes its time on a busy machine.
  await vi.waitFor(() => expect(texts()).toEqual(['Anna', 'Ben', 'Cleo']), 10_000);
  expect(wheelStore.getState().wheel.name).toBe('My wheel');
  expect(toastStore.getState().toasts.at(-1)?.text).toBe('Sample replaced.');
  expect(box.value).toBe('Anna\nBen\nCleo');
  await vi.waitFor(() => expect(box.selectionStart).toBe(box.value.length));
  wheelStore.getState().undo();
  expect(texts()).toEqual(animals.choices);
  expect(box.value).toBe(animals.choices.join('\n'));
});

it('a paste at the caret, of one line, or over a changed sample is the browser’s', () => {
  box.setSelectionRange(0, 3);
  expect(paste('Anna\nBen')).toBe(false);
  box.select();
  expect(paste('Anna')).toBe(false);
  // Typed a moment ago: the wheel doesn't have it yet.
  box.value += '\nDodo';
  box.dispatchEvent(new Event('input'));
  box.select();
  expect(paste('Anna\nBen')).toBe(false);
  expect(texts()).toContain('Dodo');
});
