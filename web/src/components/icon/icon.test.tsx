import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { icon } from './icon';

const attributesOf = (markup: string): Record<string, string> => {
  const box = document.createElement('div');
  box.innerHTML = markup;
  const entries = [...(box.firstElementChild?.attributes ?? [])].map(({ name, value }) => [name, value]);
  const { xmlns: _, ...attributes } = Object.fromEntries(entries);
  return attributes;
};

it('has the same attributes as the component of the package', () => {
  const Dots = icon('dots', 'M4 12h.01');
  for (const props of [{}, { size: 18, stroke: 1.5, className: 'large', 'aria-hidden': true }]) {
    const theirs = attributesOf(renderToStaticMarkup(<IconDots {...props} />));
    expect(attributesOf(renderToStaticMarkup(<Dots {...props} />))).toEqual(theirs);
  }
});
