import { afterEach, expect, it } from 'vitest';
import { carriedGallery } from './carried-gallery';

const gallery = {
  title: 'Räder',
  description: '',
  categories: [
    {
      name: 'Spiele',
      wheels: [{ id: '1', name: 'Würfel', description: '', url: '/de/wheels/wuerfel', colors: [] }],
    },
  ],
};
const carry = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="wheel-gallery"></script>';
  const [block] = document.getElementsByTagName('script');
  if (block) block.textContent = text;
};
const at = (path: string) => window.history.replaceState(null, '', path);

afterEach(() => {
  document.body.innerHTML = '';
  at('/');
});

it('is what came with the page, in its language only', () => {
  at('/de/wheels/');
  expect(carriedGallery('de')).toBeNull();
  carry(JSON.stringify(gallery));
  expect(carriedGallery('de')?.title).toBe('Räder');
  expect(carriedGallery('en')).toBeNull();
  at('/en/wheels/');
  expect(carriedGallery('en')).toBeNull();
});

it.each(['{', '{}', '{"categories":[]}', 'null'])('is none when it reads %s', (text) => {
  at('/de/wheels/');
  carry(text);
  expect(carriedGallery('de')).toBeNull();
});
