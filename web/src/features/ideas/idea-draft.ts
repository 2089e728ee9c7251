import { withoutAccount } from '../../wheel/document/copies';
import type { WheelConfig } from '../../wheel/document/document';
import { openDocument } from '../../wheel/document/upgrade';
import { changeSlices, nameWheel, removeSlice, renameSlice } from '../../wheel/edits/edits';

/** A proposed wheel as the visitor edits it before accepting; null when it isn't a wheel. */
export function draftOf(proposed: unknown): WheelConfig | null {
  const { wheel } = openDocument(proposed);
  return wheel ? withoutAccount(wheel) : null;
}

export const renamed = (draft: WheelConfig, name: string): WheelConfig => ({
  ...draft,
  'wheel-definition': { ...draft['wheel-definition'], name },
});

export const reworded = (draft: WheelConfig, guid: string, text: string): WheelConfig =>
  renameSlice(guid, text)(draft);

export const without = (draft: WheelConfig, guid: string): WheelConfig => removeSlice(guid)(draft);

const texts = (draft: WheelConfig): string[] =>
  draft['wheel-definition'].slices.map(({ text }) => text.trim());

export const hasChoices = (draft: WheelConfig): boolean => texts(draft).some((text) => text !== '');

/** The draft as it goes on the stage: without empty lines, and with the proposed name if it has none. */
export function finished(draft: WheelConfig, proposedName: string): WheelConfig {
  const { name, description, slices } = draft['wheel-definition'];
  const emptied = slices.filter(({ text }) => text.trim() === '').map(({ guid }) => guid);
  const filled = emptied.reduce<WheelConfig>((wheel, guid) => without(wheel, guid), draft);
  const trimmed = changeSlices((slice) =>
    slice.text === slice.text.trim() ? slice : { ...slice, text: slice.text.trim() },
  )(filled);
  return nameWheel(name?.trim() || proposedName, description ?? '')(trimmed);
}
