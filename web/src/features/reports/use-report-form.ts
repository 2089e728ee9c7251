import { useState } from 'react';
import { type Problem, problemOf } from '../../api/problem';
import { reportShare } from '../../api/reviews';
import { emailAddress } from '../../components/field/check-text';
import { useForm } from '../../components/field/use-form';
import { checkReport, type ReportDraft } from './check-report';

export function useReportForm(shareId: string) {
  const [draft, setDraft] = useState<ReportDraft>({ reason: undefined, message: '', email: '' });
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = async () => {
    const { reason } = draft;
    if (!reason) return false;
    const email = emailAddress(draft.email);
    setProblem(null);
    try {
      await reportShare(shareId, { reason, message: draft.message.trim(), ...(email ? { email } : {}) });
      return true;
    } catch (error) {
      console.warn('The report could not be sent.', error);
      setProblem(problemOf(error));
      return false;
    }
  };

  return {
    draft,
    change: (part: Partial<ReportDraft>) => setDraft((now) => ({ ...now, ...part })),
    problem,
    ...useForm({ check: () => checkReport(draft), send }),
  };
}
