import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiAddress, apiBases } from './base';

describe('the API base', () => {
  it.each([
    ['https://wheels.example.org', undefined],
    ['https://wheels.example.org:8443', undefined],
    ['http://localhost:8080', undefined],
    ['http://localhost:8080', ''],
    ['http://127.0.0.1:5173', 'abc'],
    ['http://localhost:5173', '70000'],
    ['http://localhost:5173', '-1'],
  ])('is the page’s own origin for %s (content port %j)', (origin, contentPort) => {
    expect(apiBases({ origin }, contentPort)).toEqual({ main: origin, content: origin });
  });

  it.each([
    ['http://localhost:5173', 'http://localhost:8090'],
    ['http://127.0.0.1:5173', 'http://127.0.0.1:8090'],
    ['http://[::1]:5173', 'http://[::1]:8090'],
  ])('sends content calls of %s to their own port when one is set', (origin, content) => {
    expect(apiBases({ origin }, '8090')).toEqual({ main: origin, content });
  });

  it.each(['https://wheels.example.org', 'http://localhost.example.org', 'http://127.0.0.1.example.org'])(
    'ignores the content port on %s, which is no local host',
    (origin) => {
      expect(apiBases({ origin }, '8090').content).toBe(origin);
    },
  );
});

describe('the address of a call', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('chooses between the two bases by path', () => {
    vi.stubEnv('VITE_CONTENT_PORT', '8090');
    const { origin, protocol, hostname } = window.location;
    expect(apiAddress('/api/health')).toBe(`${origin}/api/health`);
    expect(apiAddress('/public/wheel/x/config')).toBe(`${protocol}//${hostname}:8090/public/wheel/x/config`);
  });
});
