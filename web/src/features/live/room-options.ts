import { prefersStillness } from '../../components/motion/stillness';
import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translator } from '../../i18n/translate';
import type { RoomOptions, RoomTrouble } from '../../live/room';
import { tellBrokenPromise } from '../../stage/tell-broken-promise';
import { expectWinner } from '../../stage/winner';

const readingTime = 8000;

/** Options of every room of this page. The popup and its texts are fetched now: a spin may come at any moment. */
export function roomOptions(): RoomOptions {
  expectWinner();
  // A failure doesn't matter yet: they are fetched again when they are shown.
  loadTexts('draw').catch(() => {});
  return { isStill: prefersStillness, tell };
}

/** Rejections that the visitor can do something about. */
const reasons: Record<
  string,
  | 'problem.busy'
  | 'problem.full'
  | 'problem.invalid'
  | 'problem.spent'
  | 'told.name'
  | 'told.tooFast'
  | 'told.winnerGone'
  | undefined
> = {
  unavailable: 'problem.busy',
  invalid_wheel: 'problem.invalid',
  wheel_quota_exceeded: 'problem.full',
  guest_budget_spent: 'problem.spent',
  filtered_name: 'told.name',
  too_many_requests: 'told.tooFast',
  winner_gone: 'told.winnerGone',
};

function tell(trouble: RoomTrouble): void {
  const t = translator('live');
  switch (trouble.kind) {
    case 'over':
      notify('info', t(`over.${trouble.reason}`), undefined, readingTime);
      break;
    case 'became-host':
      notify('success', t('told.becameHost'), undefined, readingTime);
      break;
    case 'wheel-refused':
      notify('warning', t(reasons[trouble.code] ?? 'told.wheelRefused'), undefined, readingTime);
      break;
    case 'broken-promise':
      void tellBrokenPromise(trouble.evidence);
      break;
    case 'refused':
      // Another viewer was faster: everyone sees that spin.
      if (trouble.code === 'stale_spin') break;
      notify('warning', t(reasons[trouble.code] ?? 'told.refused'));
  }
}
