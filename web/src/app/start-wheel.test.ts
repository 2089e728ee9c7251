import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage, startI18n } from '../i18n/i18n';
import { becomeGuest } from '../session/session-state';
import { loadFirstSample } from '../stage/load-samples';
import { wheelStore } from '../wheel/store';
import { startWheel } from './start-wheel';

const wheelName = () => wheelStore.getState().wheel.name;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
let stop: () => void;

beforeEach(async () => {
  localStorage.clear();
  becomeGuest();
  await startI18n('en');
  ({ stop } = await startWheel());
});
afterEach(() => {
  stop();
  wheelStore.setState({ spinning: false });
});

describe('the wheel of a first visit', () => {
  it('is the sample in the page’s language, and follows it', async () => {
    expect(wheelName()).toBe((await loadFirstSample('en')).name);
    await changeLanguage('it');
    const { name } = await loadFirstSample('it');
    await expect.poll(wheelName).toBe(name);
    expect(localStorage.getItem('wheelConfig')).toBeNull();
  });

  it('is the visitor’s own after the first change, in every language', async () => {
    wheelStore.getState().addSlice('Dumplings');
    await changeLanguage('it');
    await settled();
    expect(wheelName()).toBe((await loadFirstSample('en')).name);
    expect(wheelStore.getState().wheel.slices.at(-1)?.text).toBe('Dumplings');
  });

  it('is not swapped under a spin', async () => {
    wheelStore.setState({ spinning: true });
    await changeLanguage('nl');
    await settled();
    expect(wheelName()).toBe((await loadFirstSample('en')).name);
  });

  it('stays as it is once the page has stopped', async () => {
    stop();
    await changeLanguage('fr');
    await settled();
    expect(wheelName()).toBe((await loadFirstSample('en')).name);
  });
});
