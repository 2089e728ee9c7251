import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { protocol } from './messages';

interface Element extends HTMLElement {
  choices: unknown;
  spin(): void;
}

const share = 'AbCdEfGhIjKlMnOpQrStUv';
const frameOf = (element: HTMLElement) => element.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;
let element: Element;

beforeAll(() => import('./element'));
beforeEach(() => {
  document.body.innerHTML = '<wheel-wright></wheel-wright>';
  element = document.body.firstElementChild as Element;
});

const hear = (message: object, { origin = location.origin, source = frameOf(element).contentWindow } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { wheelwright: protocol, ...message }, origin, source }),
  );

it.each([
  ['', '', '/embed/en/'],
  ['', 'de', '/embed/de/'],
  [share, '', `/embed/${share}`],
  [share, 'fr', `/embed/fr/share/${share}`],
  [`/share/${share}`, '', `/embed/${share}`],
  [`${location.origin}/embed/${share}/`, 'nl', `/embed/nl/share/${share}`],
  ['/en/wheels/yes-or-no', '', '/embed/en/wheels/yes-or-no'],
  ['/embed/en/yes-or-no?utm=1', '', '/embed/en/yes-or-no'],
])('wheel=%j language=%j shows %s', (wheel, language, path) => {
  element.setAttribute('language', language);
  element.setAttribute('wheel', wheel);
  expect(frameOf(element).src).toBe(location.origin + path);
});

it('shows no wheel of another origin', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const shown = frameOf(element).src;
  const thrown = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', thrown, { once: true });
  element.setAttribute('wheel', 'https://evil.example/share/x');
  expect(frameOf(element).src).toBe(shown);
  expect(thrown).toHaveBeenCalledOnce();
  errors.mockRestore();
});

it('takes messages of its own frame at its own origin alone', () => {
  const ready = vi.fn();
  element.addEventListener('ready', ready);
  hear({ type: 'ready', name: 'Lunch' }, { origin: 'https://evil.example' });
  hear({ type: 'ready', name: 'Lunch' }, { source: window });
  hear({ type: 'ready', name: 'Lunch', wheelwright: 9 });
  expect(ready).not.toHaveBeenCalled();
  hear({ type: 'ready', name: 'Lunch' });
  expect(ready.mock.calls[0]?.[0].detail).toEqual({ name: 'Lunch' });
  expect(frameOf(element).title).toBe('Lunch');
  hear({ type: 'size', height: 500 });
  expect(frameOf(element).style.height).toBe('500px');
});

it('sends what is set once the frame is there, to its exact origin', () => {
  const post = vi.spyOn(frameOf(element).contentWindow as Window, 'postMessage').mockImplementation(() => {});
  const refused = vi.fn();
  element.addEventListener('refused', refused);
  element.setAttribute('choices', 'Ann, Ben\nCid');
  element.spin();
  expect(post).not.toHaveBeenCalled();
  expect(refused.mock.calls[0]?.[0].detail).toEqual({ what: 'spin', why: 'loading' });
  hear({ type: 'here' });
  const plain = { type: 'set', muted: false, official: false, wheelwright: protocol };
  expect(post).toHaveBeenLastCalledWith({ ...plain, choices: ['Ann', ' Ben', 'Cid'] }, location.origin);
  element.toggleAttribute('official', true);
  element.choices = [{ text: 'Dee', weight: 2 }];
  const list = [{ text: 'Dee', weight: 2 }];
  expect(post).toHaveBeenLastCalledWith({ ...plain, official: true, choices: list }, location.origin);
  element.spin();
  expect(post).toHaveBeenLastCalledWith({ type: 'spin', wheelwright: protocol }, location.origin);
  element.setAttribute('choices', '["Eve, the first"]');
  expect(element.choices).toEqual(['Eve, the first']);
});

it('takes choices that were set before its script had come', () => {
  const early = document.createElement('wheel-wright') as Element;
  Object.defineProperty(early, 'choices', { value: ['Fay'], writable: true, configurable: true });
  document.body.append(early);
  const post = vi.spyOn(frameOf(early).contentWindow as Window, 'postMessage').mockImplementation(() => {});
  hear({ type: 'here' }, { source: frameOf(early).contentWindow });
  expect(post.mock.lastCall?.[0]).toMatchObject({ choices: ['Fay'] });
  early.choices = ['Gil'];
  expect(post.mock.lastCall?.[0]).toMatchObject({ choices: ['Gil'] });
});

it('asks for its choices again where it was moved', () => {
  const post = vi.spyOn(frameOf(element).contentWindow as Window, 'postMessage').mockImplementation(() => {});
  hear({ type: 'here' });
  element.remove();
  hear({ type: 'here' }, { source: null });
  element.setAttribute('muted', '');
  expect(post).toHaveBeenCalledOnce();
  document.body.append(element);
  expect(frameOf(element).src).toBe(`${location.origin}/embed/en/`);
});
