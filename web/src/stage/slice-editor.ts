import { newGuid } from '../wheel/document/guid';
import { openSliceEditor } from '../wheel/edits/slice-edits';
import { wheelStore } from '../wheel/store';

const { edit, endGesture } = wheelStore.getState();

/** Edits the slices of the wheel on the stage. */
export const sliceEditor = openSliceEditor({ save: edit, makeGuid: newGuid });

/** A slider or colour was released: the next change is another step. */
export const endSliceGesture = endGesture;
