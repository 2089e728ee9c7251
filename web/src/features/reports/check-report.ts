import { longestMessage, type ReportReason } from '../../api/reviews';
import { emailAddress, textLength } from '../../components/field/check-text';

export interface ReportDraft {
  reason: ReportReason | undefined;
  message: string;
  email: string;
}

export type ReportFaults = Partial<{
  reason: 'missing';
  message: 'missing' | 'long';
  email: 'invalid';
}>;

/** These two reasons say nothing without a message. */
export const needsMessage = (reason: ReportReason | undefined): boolean =>
  reason === 'copyright' || reason === 'other';

/** Why a report can't be sent yet, in the order of the form. */
export function checkReport({ reason, message, email }: ReportDraft): ReportFaults {
  const length = textLength(message);
  return {
    ...(reason === undefined && { reason: 'missing' }),
    ...(needsMessage(reason) && length === 0 && { message: 'missing' }),
    ...(length > longestMessage && { message: 'long' }),
    ...(email.trim() !== '' && !emailAddress(email) && { email: 'invalid' }),
  };
}
