import { changeDefinition, type Edit } from './edits';
import type { OwnFile } from './own-files';
import { type Background, backgrounds } from './own-pictures';

/** Gives the wheel, or what is behind it, a picture of the user's own; an address it had before is cleared. */
export const setBackground = (which: Background, { id, signed }: OwnFile): Edit => {
  const fields = backgrounds[which];
  return changeDefinition((definition) =>
    definition[fields.id] === id ? {} : { [fields.id]: id, [fields.signed]: signed, [fields.url]: '' },
  );
};

export const clearBackground = (which: Background): Edit => {
  const fields = Object.values(backgrounds[which]);
  return changeDefinition((definition) =>
    Object.fromEntries(fields.filter((field) => definition[field]).map((field) => [field, ''])),
  );
};
