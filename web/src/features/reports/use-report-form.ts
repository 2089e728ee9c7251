import { useRef, useState } from 'react';
import { type Problem, problemOf } from '../../api/problem';
import { reportShare } from '../../api/reviews';
import { emailAddress } from '../../components/field/check-text';
import { checkReport, type ReportDraft, type ReportFaults } from './check-report';

type Phase = 'writing' | 'sending' | 'sent';

export function useReportForm(shareId: string) {
  const [draft, setDraft] = useState<ReportDraft>({ reason: undefined, message: '', email: '' });
  const [hasTried, setTried] = useState(false);
  const [phase, setPhase] = useState<Phase>('writing');
  const [problem, setProblem] = useState<Problem | null>(null);
  const isBusy = useRef(false);

  /** Returns what is still missing, if anything. */
  const send = async (): Promise<ReportFaults> => {
    const faults = checkReport(draft);
    setTried(true);
    if (isBusy.current || draft.reason === undefined || Object.keys(faults).length > 0) return faults;
    isBusy.current = true;
    setPhase('sending');
    setProblem(null);
    try {
      const email = emailAddress(draft.email);
      const message = draft.message.trim();
      await reportShare(shareId, { reason: draft.reason, message, ...(email ? { email } : {}) });
      setPhase('sent');
    } catch (error) {
      console.warn('The report could not be sent.', error);
      setProblem(problemOf(error));
      setPhase('writing');
    }
    isBusy.current = false;
    return {};
  };

  return {
    draft,
    change: (part: Partial<ReportDraft>) => setDraft((now) => ({ ...now, ...part })),
    faults: hasTried ? checkReport(draft) : {},
    phase,
    problem,
    send,
  };
}
