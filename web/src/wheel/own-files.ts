import type { WheelDefinition } from './document';
import { textOr } from './heal-values';
import { type Background, backgrounds } from './own-pictures';

/** One of the user's own files that a wheel names, and the address it brings along. */
export interface OwnFile {
  id: string;
  signed: string;
}

export function backgroundFile(definition: WheelDefinition, which: Background): OwnFile | null {
  const { id, signed } = backgrounds[which];
  return fileIn(definition, id, signed);
}

export const sliceFile = (slice: object): OwnFile | null => fileIn(slice, 'imageId', 'signedImage');

export function fileIn(part: object, field: string, signedField: string): OwnFile | null {
  const { [field]: id, [signedField]: signed } = part as Record<string, unknown>;
  return textOr(id, '') === '' ? null : { id: String(id), signed: textOr(signed, '') };
}
