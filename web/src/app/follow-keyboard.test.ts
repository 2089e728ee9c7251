import { afterEach, expect, it } from 'vitest';
import { followKeyboard } from './follow-keyboard';

function keyboard() {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  const stop = followKeyboard(view as unknown as VisualViewport);
  const cover = (height: number) => {
    view.height = window.innerHeight - height;
    view.dispatchEvent(new Event('resize'));
  };
  return { view, stop, cover };
}

afterEach(() => {
  document.body.replaceChildren();
});

const type = () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
};

it('says how much is visible while the keyboard covers the page, and no longer', () => {
  const { cover, stop } = keyboard();
  type();
  cover(300);
  expect(document.documentElement.dataset.typing).toBe('');
  expect(document.documentElement.style.getPropertyValue('--visible-height')).toBe(
    `${window.innerHeight - 300}px`,
  );
  cover(0);
  expect(document.documentElement.dataset.typing).toBeUndefined();
  stop();
});

it('notices a keyboard that was open before', () => {
  type();
  const view = Object.assign(new EventTarget(), { height: 300, offsetTop: 0, scale: 1 });
  const stop = followKeyboard(view as unknown as VisualViewport);
  expect(document.documentElement.dataset.typing).toBe('');
  stop();
});

it('takes neither the bars of a browser nor a page that is zoomed in for a keyboard', () => {
  const { cover, view, stop } = keyboard();
  cover(300);
  expect(document.documentElement.dataset.typing).toBeUndefined();
  type();
  cover(60);
  expect(document.documentElement.dataset.typing).toBeUndefined();
  view.scale = 2;
  cover(300);
  expect(document.documentElement.dataset.typing).toBeUndefined();
  stop();
});
