import { describe, expect, it } from 'vitest';
import type { Slice, Wheel } from '../document/document';
import { sliceOf } from '../testing/slices';
import { wheelOf } from '../testing/wheels';
import type { Edit } from './edits';
import { openSliceEditor, type SliceEditorCallbacks } from './slice-edits';

const [pizza, sushi] = [sliceOf({ text: 'Pizza' }), { ...sliceOf({ text: 'Sushi' }), note: 'kept' }];

function editing() {
  let wheel: Wheel = wheelOf({ slices: [pizza, sushi] });
  const gestures: (string | undefined)[] = [];
  const editor = openSliceEditor({
    save: (edit: Edit, gesture?: string) => {
      wheel = edit(wheel);
      gestures.push(gesture);
    },
    makeGuid: () => 'made',
  });
  const slices = (): Slice[] => wheel.slices;
  return { editor, slices, gestures, config: () => wheel };
}

describe('a slice editor', () => {
  it.each([{}, { save: () => {} }, { makeGuid: () => '' }, { save: 'no', makeGuid: () => '' }])(
    'without both callbacks fails: %j',
    (callbacks) => {
      expect(() => openSliceEditor(callbacks as Partial<SliceEditorCallbacks>)).toThrow(
        'wheelOptions.sliceEdit.errors.invalidCallbacks',
      );
    },
  );

  it('takes the guid of a new slice and of a copy from the generator; both are on the wheel', () => {
    const { editor, slices } = editing();
    editor.add('Tacos');
    expect(slices()[2]).toMatchObject({ guid: 'made', text: 'Tacos', active: true, weight: 1 });
    editor.copy(pizza.guid);
    expect(slices()[1]).toEqual({ ...pizza, guid: 'made' });
  });

  it('replaces a slice at its place, and none that is gone', () => {
    const { editor, slices, config } = editing();
    editor.replace({ ...sushi, text: 'Maki' });
    expect(slices()).toEqual([pizza, { ...sushi, text: 'Maki' }]);
    const before = config();
    editor.replace(sliceOf());
    expect(config()).toBe(before);
  });

  it('changes fields, keeps the others, and changes nothing for nothing', () => {
    const { editor, slices, gestures, config } = editing();
    editor.change(sushi.guid, { background: '#112233' });
    expect(slices()[1]).toEqual({ ...sushi, background: '#112233' });
    const before = config();
    editor.drag(sushi.guid, { background: '#112233' });
    editor.drag(sushi.guid, { background: '#112233' });
    expect(config()).toBe(before);
    expect(gestures[0]).toBeUndefined();
    expect(gestures[1]).toBe(gestures[2]);
    expect(gestures[1]).toBeDefined();
  });

  it('keeps the volume of each sound within 0 and 100', () => {
    const { editor, slices } = editing();
    editor.setVolume(pizza.guid, 'win', 140);
    editor.setVolume(pizza.guid, 'remove', 30);
    expect(slices()[0]?.audio).toEqual({ events: { win: { volume: 100 }, remove: { volume: 30 } } });
  });

  it('empties a sound without touching the other', () => {
    const { editor, slices, config } = editing();
    editor.setVolume(pizza.guid, 'win', 40);
    editor.setVolume(pizza.guid, 'remove', 30);
    editor.clearSound(pizza.guid, 'win');
    expect(slices()[0]?.audio).toEqual({ events: { win: {}, remove: { volume: 30 } } });
    const before = config();
    editor.clearSound(pizza.guid, 'win');
    expect(config()).toBe(before);
  });

  it('switches the sounds of a slice off and on', () => {
    const { editor, slices, config } = editing();
    const before = config();
    editor.setSounds(pizza.guid, true);
    expect(config()).toBe(before);
    editor.setSounds(pizza.guid, false);
    expect(slices()[0]?.audio?.enabled).toBe(false);
  });
});
