import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import type { CardState, SaveProblem } from '../../library/wheel-record';
import { renderInEnglish } from '../../testing/render';
import { SaveMark } from './WheelRow';

const show = async (state: CardState, problem?: SaveProblem, coEditor?: string) => {
  await startI18n('en');
  await loadTexts('library');
  await loadTexts('cloud');
  await renderInEnglish(
    <SaveMark state={state} {...(problem ? { problem } : {})} {...(coEditor ? { coEditor } : {})} />,
  );
};

it.each<[CardState, SaveProblem, string | undefined, RegExp]>([
  ['refused', { status: 409, code: 'too_many_wheels' }, undefined, /limit for saved wheels/],
  ['refused', { status: 409, code: 'not_owner' }, 'email:2', /ended this co-editing link/],
  ['waiting', { status: 0 }, undefined, /^You’re offline/],
])('says of a wheel that is %s, why: %j', async (state, problem, coEditor, why) => {
  await show(state, problem, coEditor);
  expect(screen.getByTitle(why)).toBeVisible();
});

it.each<CardState>(['here', 'unsaved', 'conflict'])('names the state %s', async (state) => {
  await show(state);
  const [mark] = screen.getAllByTitle(/./);
  expect(mark).toHaveTextContent(mark?.title ?? 'nothing');
});

it.each<CardState>(['saved', 'saving'])('shows nothing of a wheel that is %s', async (state) => {
  await show(state);
  expect(screen.queryByTitle(/./)).toBeNull();
});
