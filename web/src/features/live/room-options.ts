import { problemOfCode } from '../../api/problem';
import { prefersStillness } from '../../components/motion/stillness';
import { problemText } from '../../components/problem/problem-text';
import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translate, translator } from '../../i18n/translate';
import type { RoomOptions, RoomTrouble } from '../../live/room';
import { tellBrokenPromise } from '../../stage/tell-broken-promise';
import { sayArrivals } from './say-arrivals';
import { sayClaims } from './say-claims';

const readingTime = 8000;

/** Options of every room of this page. Texts of draws are fetched now: a spin may come at any moment. */
export function roomOptions(): RoomOptions {
  // A failure doesn't matter yet: they are fetched again when they are shown.
  loadTexts('draw').catch(() => {});
  sayArrivals();
  sayClaims();
  return { isStill: prefersStillness, tell };
}

/** Errors that only a room has. */
const roomWords = {
  claims_open: 'told.claimsOpen',
  filtered_name: 'told.name',
  list_changed: 'told.listChanged',
  invalid_draw: 'told.invalidDraw',
  too_many_requests: 'told.tooFast',
  winner_gone: 'told.winnerGone',
} as const;

/** Why the room refused something; undefined for a reason that the visitor can do nothing about. */
function wordsFor(code: string): string | undefined {
  if (Object.hasOwn(roomWords, code)) return translate(`live:${roomWords[code as keyof typeof roomWords]}`);
  const problem = problemOfCode(code);
  return problem && problemText(problem, 'live');
}

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
      notify('warning', wordsFor(trouble.code) ?? t('told.wheelRefused'), undefined, readingTime);
      break;
    case 'broken-promise':
      void tellBrokenPromise(trouble.evidence);
      break;
    case 'refused':
      // Another viewer was faster: everyone sees that spin.
      if (trouble.code === 'stale_spin') break;
      notify('warning', wordsFor(trouble.code) ?? t('told.refused'));
  }
}
