import { changeDefinition, type Edit } from './edits';

/** Names the wheel and says what it is for, in one step. */
export const nameWheel = (name: string, description: string): Edit =>
  changeDefinition((definition) => ({
    ...((definition.name ?? '') === name.trim() ? {} : { name: name.trim() }),
    ...((definition.description ?? '') === description.trim() ? {} : { description: description.trim() }),
  }));
