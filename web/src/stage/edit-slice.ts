import { newGuid } from '../wheel/document/guid';
import { openSliceEditor } from '../wheel/edits/slice-edits';
import { wheelStore } from '../wheel/store';

const { edit, endGesture } = wheelStore.getState();

/** Edits the slices of the wheel on the stage. */
export const sliceEditor = openSliceEditor({ save: edit, makeGuid: newGuid });

/** The hand has left a slider or a colour: what follows is another step to undo. */
export const endSliceGesture = endGesture;
