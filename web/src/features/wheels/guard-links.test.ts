import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedWith } from '../../components/dialog/open-dialog';
import { startI18n } from '../../i18n/i18n';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelStore } from '../../wheel/store';
import { wheelOf } from '../../wheel/testing/wheels';
import { guardLinks } from './guard-links';

const go = vi.fn();
let stop: () => void;

/** Clicks on a link with these attributes. Returns whether the browser would follow it. */
function click(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const inside = document.createElement('span');
  link.append(inside);
  document.body.replaceChildren(link);
  return inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

function edit(source: 'cms' | undefined): void {
  wheelStore.getState().replaceWheel({ ...newWheel(), ...(source ? wheelOf({ source }) : wheelOf({})) });
  wheelStore.getState().addSlice('Pizza');
}

const answer = async (isYes: boolean) => {
  await expect.poll(() => openedWith('question')).toBeDefined();
  openedWith('question')?.answer(isYes);
};

beforeEach(async () => {
  await startI18n('en');
  // The browser's own navigation can't happen in a test.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  go.mockClear();
  stop = guardLinks(go);
});
afterEach(() => stop());

it.each([true, false])('a link away from a changed wheel of the site asks first: %s', async (isYes) => {
  edit('cms');
  click({ href: '/en/' });
  await answer(isYes);
  await expect.poll(() => openedWith('question')).toBeUndefined();
  await expect
    .poll(() => go.mock.calls, { timeout: 5000 })
    .toEqual(isYes ? [[`${window.location.origin}/en/`]] : []);
});

it.each<[Record<string, string>, MouseEventInit?]>([
  [{ href: '/en/', target: '_blank' }],
  [{ href: '/a-file', download: '' }],
  [{ href: '#wheel' }],
  [{ href: '/login?returnTo=%2Fen%2Fwheels%2Fyes-or-no' }],
  [{ href: 'mailto:ada@example.org' }],
  [{ href: '/en/' }, { ctrlKey: true }],
  [{ href: '/en/' }, { button: 1 }],
])('asks nothing for %j', (attributes, init) => {
  edit('cms');
  click(attributes, init);
  expect(openedWith('question')).toBeUndefined();
});

it('asks nothing for a wheel that is found again, nor for an unchanged one', () => {
  edit(undefined);
  click({ href: '/en/account/' });
  wheelStore.getState().replaceWheel({ ...newWheel(), source: 'cms' });
  click({ href: '/en/' });
  expect(openedWith('question')).toBeUndefined();
});
