import { expect, it } from 'vitest';
import { checkReport, type ReportDraft } from './check-report';

const draft: ReportDraft = { reason: 'spam', message: '', email: '' };
const faults = (part: Partial<ReportDraft>) => checkReport({ ...draft, ...part });

it('needs a reason, and words where the reason has none', () => {
  expect(faults({})).toEqual({});
  expect(faults({ reason: undefined })).toEqual({ reason: 'missing' });
  expect(faults({ reason: 'copyright' })).toEqual({ message: 'missing' });
  expect(faults({ reason: 'other', message: ' \n' })).toEqual({ message: 'missing' });
  expect(faults({ reason: 'other', message: 'This' })).toEqual({});
});

it('counts characters as the server does', () => {
  expect(faults({ message: '🙈'.repeat(1000) })).toEqual({});
  expect(faults({ message: '🙈'.repeat(1001) })).toEqual({ message: 'long' });
});

it('takes no address, or one that is an address', () => {
  expect(faults({ email: ' grace@example.org ' })).toEqual({});
  expect(faults({ email: 'grace' })).toEqual({ email: 'invalid' });
});
