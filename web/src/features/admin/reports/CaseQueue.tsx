import { type CaseState, type CaseVerdict, listReportCases, type ReportCase } from '../../../api/admin';
import { useLoaded } from '../../../components/load-state/use-loaded';
import { useTranslation } from '../../../i18n/use-translation';
import { type Desk, type DeskPlace, Moderation } from '../moderation/Moderation';
import { CaseCard } from './CaseCard';
import { useCaseActs } from './use-case-acts';

const hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['a'], does: 'keep' },
  { keys: ['r'], does: 'takeDown' },
  { keys: ['e'], does: 'note' },
  { keys: ['u'], does: 'undo' },
] as const;

/** Cases of one state. */
export function CaseQueue({ state, ...place }: DeskPlace & { state: CaseState }) {
  const { t } = useTranslation('cases');
  const { page } = place;
  const queue = useLoaded(`${state} ${page}`, async () => {
    const { cases, total, pagination } = await listReportCases(state, page);
    return { items: cases, total, totalPages: pagination.totalPages };
  });
  const { settle, undo } = useCaseActs(queue.reload);
  const decide = async (
    reported: ReportCase,
    verdict: CaseVerdict,
    desk: Desk<ReportCase>,
    note?: string,
  ) => {
    if (await settle(reported, verdict, note)) desk.remove(reported);
  };
  return (
    <Moderation
      {...place}
      queue={queue}
      hints={hints.map(({ keys, does }) => ({ keys, does: t(`keys.${does}`) }))}
      empty={t(`empty.${state}`)}
      countText={(count) => t('count', { count })}
      onCommand={(command, reported, desk) => {
        if (command === 'undo') return void undo();
        if (command === 'approve' && state !== 'kept') return void decide(reported, 'keep', desk);
        if (state === 'takenDown') return;
        if (command === 'reply') desk.write();
        if (command === 'reject') void decide(reported, 'takeDown', desk);
      }}
    >
      {(reported, desk) => (
        <CaseCard
          reported={reported}
          isSelected={desk.isSelected}
          isNoting={desk.isWriting}
          onSelect={desk.select}
          onVerdict={(verdict, note) => void decide(reported, verdict, desk, note)}
          onNote={desk.write}
          onCancelNote={desk.stopWriting}
        />
      )}
    </Moderation>
  );
}
