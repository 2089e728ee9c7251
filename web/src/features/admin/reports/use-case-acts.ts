import { type CaseState, type CaseVerdict, type ReportCase, settleCase } from '../../../api/admin';
import { useTranslation } from '../../../i18n/use-translation';
import { useActs } from '../moderation/use-acts';

/** The verdict that returns a case to its state. */
const back: Readonly<Record<CaseState, CaseVerdict>> = {
  open: 'restore',
  kept: 'keep',
  takenDown: 'takeDown',
};

/** Decides about reported wheels. */
export function useCaseActs(afterwards: () => void) {
  const { t } = useTranslation('cases');
  const { act, undo } = useActs(afterwards);
  return {
    settle: ({ number, state, version, note: before }: ReportCase, verdict: CaseVerdict, note = '') => {
      let settled = version;
      return act({
        work: async () => {
          settled = await settleCase(number, verdict, { version, note });
        },
        takeBack: async () => {
          await settleCase(number, back[state], { version: settled, note: before });
        },
        told: t(`done.${verdict}`, { number }),
      });
    },
    undo,
  };
}
