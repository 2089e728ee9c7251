import { vi } from 'vitest';
import manifest from '../../../../content/sounds/media/manifest.json';
import names from '../../../../content/sounds/media/names/en.json';

const files: Record<string, unknown> = { 'manifest.json': manifest, 'names/en.json': names };

/** Lets the lists of the library be fetched, in English, as the server would answer. */
export function serveLibrary(): void {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(files[address.replace('/media/sounds/', '')]),
  );
}
