import { afterEach, expect, it, vi } from 'vitest';
import { FileFault, fetchFile } from './fetch-file';

const answers = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

// Browsers send an Origin header to other origins only, and no page can add one.
it('sends a GET as to another origin, without credentials', async () => {
  const asked = answers(async () => new Response('a picture'));
  expect(await (await fetchFile('https://store.example/a.png?signed')).text()).toBe('a picture');
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe('https://store.example/a.png?signed');
  expect(init).toMatchObject({ credentials: 'omit', mode: 'cors' });
  expect(init?.method ?? 'GET').toBe('GET');
  expect(init?.headers).toBeUndefined();
});

it.each([401, 403, 404, 410])('an address that is answered %d has run out', async (status) => {
  answers(async () => new Response('', { status }));
  const fault = await fetchFile('/media/u/1').catch((error: unknown) => error);
  expect(fault).toMatchObject({ status, isRefused: true });
});

it('a server that is away has refused nothing', async () => {
  answers(async () => {
    throw new TypeError('Failed to fetch');
  });
  const fault = await fetchFile('/media/u/1').catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(FileFault);
  expect(fault).toMatchObject({ status: 0, isRefused: false });
});
