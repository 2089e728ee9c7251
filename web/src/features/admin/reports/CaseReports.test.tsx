import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReportCase } from '../../../api/admin';
import { startI18n } from '../../../i18n/i18n';
import { loadTexts } from '../../../i18n/load-texts';
import { renderInEnglish } from '../../../testing/render';
import { CaseReports } from './CaseReports';

it('a reporter’s address begins a mail to it, and adds nothing to the mail', async () => {
  await startI18n('en');
  await loadTexts('cases', 'reports');
  const lastAt = '2026-11-18T12:00:00.000Z';
  const reports = ['ada@example.org', 'a@b.cc?bcc=x%40y.z'].map((email) => ({
    date: lastAt,
    reason: 'other',
    email,
  }));
  await renderInEnglish(<CaseReports reported={{ count: 2, lastAt, reports } as unknown as ReportCase} />);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['mailto:ada@example.org', 'mailto:a@b.cc%3Fbcc%3Dx%2540y.z']);
});
