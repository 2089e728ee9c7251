import { type KeyboardEvent, useState } from 'react';
import { type CaseState, type CaseVerdict, listReportCases, type ReportCase } from '../../../api/admin';
import { LoadState } from '../../../components/load-state/LoadState';
import { useLoaded } from '../../../components/load-state/use-loaded';
import { Pages } from '../../../components/pages/Pages';
import { useTranslation } from '../../../i18n/use-translation';
import { KeyHints } from '../moderation/KeyHints';
import styles from '../moderation/ModerationDesk.module.css';
import { commandOf, type ListCommand } from '../moderation/moderation-keys';
import { useListFocus } from '../moderation/use-list-focus';
import { CaseCard } from './CaseCard';
import { useCaseActs } from './use-case-acts';

const hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['a'], does: 'keep' },
  { keys: ['r'], does: 'takeDown' },
  { keys: ['e'], does: 'note' },
  { keys: ['u'], does: 'undo' },
] as const;

interface CaseQueueProps {
  state: CaseState;
  page: number;
  onPage: (page: number) => void;
  /** Whether its first entry takes the focus once it is loaded. */
  takesFocus: boolean;
}

/** Cases of one state. The keys are those of the reviews' queue and act on the focused entry. */
export function CaseQueue({ state, page, onPage, takesFocus }: CaseQueueProps) {
  const { t } = useTranslation(['cases', 'moderation']);
  const queue = useLoaded(`${state} ${page}`, () => listReportCases(state, page));
  const { settle, undo } = useCaseActs(queue.reload);
  const [noteOf, setNoteOf] = useState<number | null>(null);
  const cases = queue.result?.cases ?? [];
  const { list, chosen, choose, move, claimFocus } = useListFocus({
    count: queue.result && cases.length,
    page,
    onPage,
    takesFocus,
  });

  const closeNote = () => {
    setNoteOf(null);
    claimFocus();
  };
  const decide = async (reported: ReportCase, verdict: CaseVerdict, note?: string) => {
    const worked = await settle(reported, verdict, note);
    if (!worked) return;
    closeNote();
    queue.amend((now) => ({
      ...now,
      total: now.total - 1,
      cases: now.cases.filter(({ number }) => number !== reported.number),
    }));
  };
  const run = (command: ListCommand, reported: ReportCase) => {
    if (command === 'next') return move(1);
    if (command === 'previous') return move(-1);
    if (command === 'undo') return void undo();
    if (command === 'approve' && state !== 'kept') return void decide(reported, 'keep');
    if (state === 'takenDown') return;
    if (command === 'reply') setNoteOf(reported.number);
    if (command === 'reject') void decide(reported, 'takeDown');
  };
  const pressed = (event: KeyboardEvent) => {
    const command = commandOf(event.nativeEvent);
    const reported = cases[chosen];
    if (!command || !reported) return;
    event.preventDefault();
    run(command, reported);
  };

  return (
    <>
      <KeyHints hints={hints.map(({ keys, does }) => ({ keys, does: t(`keys.${does}`) }))} />
      <LoadState
        failed={t('moderation:failed')}
        loaded={queue}
        isEmpty={cases.length === 0}
        empty={t(`empty.${state}`)}
      />
      {queue.result && cases.length > 0 && (
        <>
          <p className={styles.count}>{t('count', { count: queue.result.total })}</p>
          <ul ref={list} className={styles.list} onKeyDown={pressed}>
            {cases.map((reported, index) => (
              <li key={reported.number}>
                <CaseCard
                  reported={reported}
                  isSelected={index === chosen}
                  isNoting={noteOf === reported.number}
                  onSelect={() => choose(index)}
                  onVerdict={(verdict, note) => void decide(reported, verdict, note)}
                  onNote={() => setNoteOf(reported.number)}
                  onCancelNote={closeNote}
                />
              </li>
            ))}
          </ul>
          <Pages current={page} total={queue.result.pagination.totalPages} onPage={onPage} />
        </>
      )}
    </>
  );
}
