import type { Wheel } from '../../wheel/document/document';
import { withoutAccount } from '../../wheel/document/own-copies';
import { openDocument } from '../../wheel/document/upgrade';
import { changeSlices, nameWheel, removeSlice, renameSlice } from '../../wheel/edits/edits';

/** A proposed wheel as the visitor edits it before accepting; null when it isn't a wheel. */
export function draftOf(proposed: unknown): Wheel | null {
  const { wheel } = openDocument(proposed);
  return wheel ? withoutAccount(wheel) : null;
}

export const renamed = (draft: Wheel, name: string): Wheel => ({ ...draft, name });

export const reworded = (draft: Wheel, guid: string, text: string): Wheel => renameSlice(guid, text)(draft);

export const without = (draft: Wheel, guid: string): Wheel => removeSlice(guid)(draft);

const texts = (draft: Wheel): string[] => draft.slices.map(({ text }) => text.trim());

export const hasChoices = (draft: Wheel): boolean => texts(draft).some((text) => text !== '');

/** The draft as it goes on the stage: without empty lines, and with the proposed name if it has none. */
export function finished(draft: Wheel, proposedName: string): Wheel {
  const { name, description, slices } = draft;
  const emptied = slices.filter(({ text }) => text.trim() === '').map(({ guid }) => guid);
  const filled = emptied.reduce<Wheel>((wheel, guid) => without(wheel, guid), draft);
  const trimmed = changeSlices((slice) =>
    slice.text === slice.text.trim() ? slice : { ...slice, text: slice.text.trim() },
  )(filled);
  return nameWheel(name?.trim() || proposedName, description ?? '')(trimmed);
}
