import { isRecord } from '../wheel/document/coerce-wheel';
import type { Wheel } from '../wheel/document/document';
import { fileIn } from '../wheel/document/signed-addresses';

const pairs = [
  ['id', 'signed'],
  ['imageId', 'signedImage'],
  ['trackGuid', 'signedTrackUrl'],
] as const;

/** The address that a wheel holds for one of the user's own files, in any field. */
export const signedAddressIn = ({ look, slices, audio }: Wheel, id: string): string | undefined =>
  firstOf([look.backgrounds, slices, audio], id);

function firstOf(parts: readonly unknown[], id: string): string | undefined {
  for (const part of parts) {
    const found = addressIn(part, id);
    if (found) return found;
  }
  return undefined;
}

function addressIn(part: unknown, id: string): string | undefined {
  if (Array.isArray(part)) return firstOf(part, id);
  if (!isRecord(part)) return undefined;
  const files = pairs.map(([field, signed]) => fileIn(part, field, signed));
  return files.find((file) => file?.id === id)?.signed || firstOf(Object.values(part), id);
}
