import type { Slice } from '../../wheel/document/document';

/** The typed text of the dialog, which counts only when it is saved. */
export interface SliceDraft {
  text: string;
  message: string;
  url: string;
  image: string;
  /** The user's own picture instead of it. */
  imageId: string;
  signedImage: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const draftOf = ({ text, message, url, image, imageId, signedImage }: Slice): SliceDraft => ({
  text,
  message: textOf(message),
  url: textOf(url),
  image: textOf(image),
  imageId: textOf(imageId),
  signedImage: textOf(signedImage),
});

/** A choice with a text must keep one; a choice without may stay so. */
export const canSave = (draft: SliceDraft, slice: Slice): boolean =>
  draft.text.trim() !== '' || slice.text.trim() === '';

/** The slice with these fields of a draft; fields that are the same stay as they are, whatever they contain. */
export function withDraft(slice: Slice, draft: Partial<SliceDraft>): Slice {
  const before = draftOf(slice);
  const fields = Object.keys(draft) as (keyof SliceDraft)[];
  const typed = fields.filter((field) => draft[field]?.trim() !== before[field]);
  if (typed.length === 0) return slice;
  return { ...slice, ...Object.fromEntries(typed.map((field) => [field, draft[field]?.trim()])) };
}
