import { isRecord } from '../wheel/document/heal-config';
import { fileIn } from '../wheel/document/signed-addresses';
import { backgrounds } from '../wheel/drawing/own-pictures';

const pairs = [
  [backgrounds.wheel.id, backgrounds.wheel.signed],
  [backgrounds.container.id, backgrounds.container.signed],
  ['imageId', 'signedImage'],
  ['trackGuid', 'signedTrackUrl'],
] as const;

/** The address that a wheel holds for one of the user's own files, in any field. */
export function signedAddressIn(wheel: unknown, id: string): string | undefined {
  if (Array.isArray(wheel)) return firstOf(wheel, id);
  if (!isRecord(wheel)) return undefined;
  const files = pairs.map(([field, signed]) => fileIn(wheel, field, signed));
  return files.find((file) => file?.id === id)?.signed || firstOf(Object.values(wheel), id);
}

function firstOf(parts: readonly unknown[], id: string): string | undefined {
  for (const part of parts) {
    const found = signedAddressIn(part, id);
    if (found) return found;
  }
  return undefined;
}
