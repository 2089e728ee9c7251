import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../api/testing/fake-api';
import { changeListed, fetchWheels, wheelsStore } from './wheels-of-user';

const wheel = (id: string) => ({ id, name: id, updatedAt: 1, sliceCount: 0, colors: [] });
const ids = () => wheelsStore.getState().wheels?.map(({ id }) => id);

beforeEach(() =>
  wheelsStore.setState({
    wheels: undefined,
    isLoading: false,
    hasFailed: false,
    deleted: new Set(),
    asked: 0,
  }),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('fetches every page, and no wheel twice', async () => {
  const pages = [['a', 'b'], ['b', 'c'], ['d']];
  const { calls } = fakeApi({
    'GET /api/wheels': () => ({
      body: {
        success: true,
        wheels: pages.shift()?.map(wheel),
        pagination: { currentPage: 1, totalPages: 3 },
      },
    }),
  });
  await fetchWheels();
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(calls.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
  expect(wheelsStore.getState()).toMatchObject({ isLoading: false, hasFailed: false });
});

it('keeps the newer list when an older answer comes late', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const lists = [late.then(() => ['old']), Promise.resolve(['old', 'new'])];
  fakeApi({
    'GET /api/wheels': async () => ({
      body: {
        success: true,
        wheels: (await lists.shift())?.map(wheel),
        pagination: { currentPage: 1, totalPages: 1 },
      },
    }),
  });
  const slow = fetchWheels();
  await fetchWheels();
  answer();
  await slow;
  expect(ids()).toEqual(['old', 'new']);
});

it('keeps what it has when the connection is lost', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  wheelsStore.setState({ wheels: [wheel('a')] });
  fakeApi({ 'GET /api/wheels': 'offline' });
  await fetchWheels();
  expect(ids()).toEqual(['a']);
  expect(wheelsStore.getState()).toMatchObject({ isLoading: false, hasFailed: true });
});

it('changes one of them', () => {
  wheelsStore.setState({ wheels: [wheel('a'), wheel('b')] });
  changeListed('b', { name: 'Lunch' });
  expect(wheelsStore.getState().wheels?.map(({ name }) => name)).toEqual(['a', 'Lunch']);
});
