import { vi } from 'vitest';
import manifest from '../../../../content/sounds/media/manifest.json';
import names from '../../../../content/sounds/media/names/en.json';

const files: Record<string, unknown> = { 'manifest.json': manifest, 'names/en.json': names };

/** Serves the lists of the library in English, and any other path given. */
export function serveLibrary(more: Record<string, unknown> = {}): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, window.location.origin);
    return Response.json(more[pathname] ?? files[pathname.replace('/media/sounds/', '')]);
  });
}
