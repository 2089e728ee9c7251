import { expect, it } from 'vitest';
import { startI18n } from '../i18n/i18n';
import { loadTexts } from '../i18n/load-texts';
import { problemSentence } from './save-problem';

it.each([
  [{ status: 0 }, false, /^You’re offline/],
  [{ status: 403 }, false, /signed out/],
  [{ status: 409, code: 'too_many_wheels' }, false, /limit for saved wheels/],
  [{ status: 409, code: 'wheel_quota_exceeded' }, false, /no space left/],
  [{ status: 409, code: 'not_owner' }, false, /belongs to someone else/],
  [{ status: 409, code: 'not_owner' }, true, /ended this co-editing link/],
  [{ status: 413 }, false, /too large/],
  [{ status: 422, code: 'invalid_wheel' }, false, /^This wheel couldn’t be saved: a text/],
  [{ status: 503 }, false, /busy/],
  [{ status: 500 }, false, /couldn’t be saved/],
  [{ status: -1 }, false, /couldn’t be saved/],
])('says why a wheel was not saved: %j', async (problem, isCoEdited, sentence) => {
  await startI18n('en');
  await loadTexts('cloud');
  expect(problemSentence(problem, isCoEdited)).toMatch(sentence);
});
