import { emailAddress } from '../account/email-address';
import { textLength } from '../reviews/check-draft';
import type { ReportReason } from './reasons';

export interface ReportDraft {
  reason: ReportReason | undefined;
  message: string;
  email: string;
}

/** As the contract has it. */
export const longestMessage = 1000;

export type ReportFaults = Partial<{
  reason: 'missing';
  message: 'missing' | 'long';
  email: 'invalid';
}>;

/** These two say nothing by themselves. */
export const needsMessage = (reason: ReportReason | undefined): boolean =>
  reason === 'copyright' || reason === 'other';

/** What keeps a report from being sent, in the order of the form. */
export function checkReport({ reason, message, email }: ReportDraft): ReportFaults {
  const length = textLength(message);
  return {
    ...(reason === undefined && { reason: 'missing' }),
    ...(needsMessage(reason) && length === 0 && { message: 'missing' }),
    ...(length > longestMessage && { message: 'long' }),
    ...(email.trim() !== '' && !emailAddress(email) && { email: 'invalid' }),
  };
}
