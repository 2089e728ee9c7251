import { beforeEach, expect, it } from 'vitest';
import { openedWith } from '../components/dialog/open-dialog';
import type { Question } from '../components/question/ask';
import { startI18n } from '../i18n/i18n';
import { translate } from '../i18n/translate';
import { enterSession } from '../session/change-session';
import { readUser } from '../session/read-user';
import { becomeGuest } from '../session/session-state';
import type { User } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { journal } from '../wheel/keeping/journal';
import { forgetNotes } from '../wheel/keeping/journal-notes';
import { wheelStore } from '../wheel/store';
import { mayLeaveWheel } from './change-wheel';

const ada = readUser({ id: '1', name: 'Ada', providerName: 'email' }) as User;

/** The question before an edited wheel is left. */
async function question(wheel: Partial<Wheel>): Promise<Question | undefined> {
  wheelStore.getState().replaceWheel({ ...newWheel(), ...wheel });
  wheelStore.getState().addSlice('Pizza');
  const answer = mayLeaveWheel();
  await expect.poll(() => openedWith('question'), { timeout: 5000 }).toBeDefined();
  const shown = openedWith('question');
  shown?.answer(false);
  expect(await answer).toBe(false);
  return shown;
}
const asked = async (wheel: Partial<Wheel>) => (await question(wheel))?.text;

beforeEach(async () => {
  await startI18n('en');
  becomeGuest();
});

it('asks nothing where nothing was changed', async () => {
  wheelStore.getState().replaceWheel(newWheel());
  expect(await mayLeaveWheel()).toBe(true);
});

it('takes its words from the keys under config.unsavedChanges', async () => {
  enterSession(ada, []);
  const shown = await question({ owner: 'email:1', cloudSavedAt: 1, cloudSaved: true });
  const words = (name: 'title' | 'text' | 'continueButton' | 'cancelButton') =>
    translate(`config:unsavedChanges.${name}`);
  expect(shown).toMatchObject({
    title: words('title'),
    text: words('text'),
    confirm: words('continueButton'),
    cancel: words('cancelButton'),
  });
  expect(words('title')).not.toContain('unsavedChanges');
});

it('says to a guest where the wheel is found again', async () => {
  expect(await asked({})).toMatch(/you’ll find it under “My wheels”\.$/);
  expect(await asked({ source: 'shared', owner: 'email:2' })).toMatch(/^The wheel stays in this browser/);
  expect(await asked({ owner: 'email:2', cloudSavedAt: 1 })).toMatch(/sign in and you’ll find it/);
  expect(await asked({ source: 'cms' })).toMatch(/you’ll find it under “My wheels”\.$/);
});

it('says that a wheel which the database could not take is there after a reload', async () => {
  const wheel = newWheel();
  journal.keep(wheel);
  expect(await asked(wheel)).toMatch(/reload the page and you’ll find it under “My wheels”/);
  forgetNotes(journal, wheel.id ?? '');
});

it('tells a user what the cloud does not have', async () => {
  enterSession(ada, []);
  expect(await asked({ owner: 'email:1', cloudSavedAt: 1, cloudSaved: true })).toMatch(
    /aren’t in your account yet/,
  );
  expect(await asked({})).toMatch(/you’ll find it under “My wheels”\.$/);
  expect(await asked({ source: 'shared', owner: 'email:2' })).toMatch(/open the link again/);
});
