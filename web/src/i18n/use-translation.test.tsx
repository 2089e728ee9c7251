import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage, startI18n } from './i18n';
import type { LanguageCode } from './languages';
import { loadSection } from './sections';
import { useTranslation } from './use-translation';

/** Sections that can't be fetched. */
const lost = vi.hoisted(() => new Set<string>());
vi.mock('./sections', async (load) => {
  const original = await load<typeof import('./sections')>();
  const unlessLost: typeof original.loadSection = async (language, section) => {
    if (lost.has(section)) throw new TypeError('Failed to fetch');
    return original.loadSection(language, section);
  };
  return { ...original, loadSection: unlessLost };
});

beforeEach(() => startI18n('en'));

function Appearance({ onRender = () => {} }: { onRender?: (t: unknown) => void }) {
  const { t } = useTranslation('shell', 'scheme');
  onRender(t);
  return <p>{t('dark')}</p>;
}

it('shows the texts again when the language changes, and not after it is gone', async () => {
  const onRender = vi.fn();
  const { unmount } = render(<Appearance onRender={onRender} />);
  expect(screen.getByText('Dark')).toBeVisible();
  await act(() => changeLanguage('de'));
  expect(screen.getByText('Dunkel')).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(2);
  unmount();
  await changeLanguage('fr');
  expect(onRender).toHaveBeenCalledTimes(2);
});

it('gives the same function until the language changes, so that effects and memos can depend on it', async () => {
  const given: unknown[] = [];
  const { rerender } = render(<Appearance onRender={(t) => given.push(t)} />);
  rerender(<Appearance onRender={(t) => given.push(t)} />);
  await act(() => changeLanguage('nl'));
  expect(given).toHaveLength(3);
  expect(given[1]).toBe(given[0]);
  expect(given[2]).not.toBe(given[0]);
});

it('stays as it is when a language cannot be loaded', async () => {
  render(<Appearance />);
  await act(() => expect(changeLanguage('xx' as LanguageCode)).rejects.toThrow());
  expect(screen.getByText('Dark')).toBeVisible();
});

function Search() {
  const { t } = useTranslation(['search', 'shell']);
  return <p>{`${t('label')}, ${t('shell:scheme.dark')}`}</p>;
}

it('waits for a section that was not fetched with its part', async () => {
  await act(async () => render(<Search />, { wrapper: Suspense }));
  const { label } = await loadSection('en', 'search');
  expect(await screen.findByText(`${label}, Dark`)).toBeVisible();
});

function Plans() {
  return <p>{useTranslation('upgrade').t('title')}</p>;
}

it('shows keys where a section cannot be fetched', async () => {
  lost.add('upgrade');
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => render(<Plans />, { wrapper: Suspense }));
  expect(screen.getByText('title')).toBeVisible();
  expect(report).toHaveBeenCalledOnce();
});
