import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../../api/testing/fake-api';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { SiteFooter } from './SiteFooter';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(config: Handler) {
  fakeApi({ 'GET /api/config/client': config });
  await renderInEnglish(<div />);
  await loadTexts('legal');
  await renderInEnglish(<SiteFooter />);
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'About this site' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const always = [
  ['Gallery', '/en/wheels/'],
  ['Feedback', '/en/feedback/'],
  ['Help', '/en/help'],
  ['Privacy', '/en/privacy'],
  ['Terms of use', '/en/terms'],
];

it('leads to the source that the operator names, and tells the version', async () => {
  await show({ body: { success: true, version: '1.2.3', sourceUrl: 'https://code.example/w' } });
  expect(await screen.findByText('Version 1.2.3')).toBeVisible();
  expect(links()).toEqual([...always, ['Source code', 'https://code.example/w']]);
});

it('has no link to the source where none is named', async () => {
  await show({ body: { success: true, version: '1.2.3', sourceUrl: null } });
  expect(await screen.findByText('Version 1.2.3')).toBeVisible();
  expect(links()).toEqual(always);
});

it('works without a connection', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show('offline');
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(links()).toEqual(always);
});
