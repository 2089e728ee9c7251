import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryStyles } from './retry-styles';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  stop = retryStyles();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.head.replaceChildren();
});

function failing(tag: string, more: Record<string, string>): Element {
  const element = Object.assign(document.createElement(tag), more);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  return element;
}

it('a sheet that was lost is asked for again, later with each try', () => {
  const first = failing('link', { rel: 'stylesheet', href: '/assets/Panel-1.css' });
  vi.advanceTimersByTime(2000);
  expect(first.isConnected).toBe(false);
  const second = document.querySelector('link') as HTMLLinkElement;
  expect(second.getAttribute('href')).toBe('/assets/Panel-1.css');
  second.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(2000);
  expect(second.isConnected).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(second.isConnected).toBe(false);
});

it('comes back with the connection', () => {
  const lost = failing('link', { rel: 'stylesheet', href: '/assets/Panel-1.css' });
  window.dispatchEvent(new Event('online'));
  expect(lost.isConnected).toBe(false);
});

it('other elements, and everything after the end, are left alone', () => {
  const picture = failing('img', { src: '/x.png' });
  const icon = failing('link', { rel: 'icon', href: '/x.png' });
  const sheet = failing('link', { rel: 'stylesheet', href: '/assets/Panel-1.css' });
  stop();
  vi.advanceTimersByTime(60_000);
  expect([picture, icon, sheet].every((each) => each.isConnected)).toBe(true);
});
