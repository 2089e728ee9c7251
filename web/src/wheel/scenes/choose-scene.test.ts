import { describe, expect, it } from 'vitest';
import soundManifest from '../../../../content/sounds/media/manifest.json';
import themeList from '../../../../content/themes.json';
import { isEffectName } from '../../effects/effect-names';
import type { Wheel } from '../document/document';
import { newWheel } from '../document/new-wheel';
import { housePalette } from '../document/palette';
import type { Themes } from '../document/themes';
import { setSetting } from '../edits/settings-edits';
import { createWheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { chooseScene, leaveScene } from './choose-scene';
import { sceneFields } from './scene-fields';
import { sceneNames } from './scene-names';

const themes: Themes = themeList;
const fresh = (): Wheel => ({ ...newWheel(), slices: slicesOf(6) });
const inScene = (name: (typeof sceneNames)[number], wheel = fresh()) => chooseScene(themes, name)(wheel);

describe.each(sceneNames)('the scene %s', (name) => {
  const fields = sceneFields[name];

  it('sets the fields that every wheel has', () => {
    const { look, effect, audio, slices } = inScene(name);
    expect(look).toMatchObject({
      scene: name,
      theme: fields.theme,
      palette: fields.palette,
      outer: fields.rim,
      inner: fields.collar,
      line: fields.line,
      center: fields.hub,
      marker: { background: fields.pointer, width: 5 },
    });
    expect(effect).toBe(fields.effect);
    expect(audio?.events?.spin).toMatchObject({
      genreGuid: fields.spinSound[0],
      trackGuid: fields.spinSound[1],
    });
    const palette = themes[fields.theme]?.palettes.find((each) => each.name === fields.palette);
    expect(slices[5]?.background).toBe(palette?.colors[0]?.background);
  });

  it('names an effect and sounds that exist', () => {
    expect(isEffectName(fields.effect)).toBe(true);
    const text = JSON.stringify(soundManifest);
    for (const [genre, track] of [fields.spinSound, fields.winSound]) {
      expect(text).toContain(genre);
      expect(text).toContain(track);
    }
  });
});

it('is one step to undo, and choosing it again is none', () => {
  const store = createWheelStore();
  store.getState().replaceWheel(fresh());
  const before = store.getState().wheel;
  store.getState().edit(chooseScene(themes, 'neon'));
  const chosen = store.getState().wheel;
  store.getState().edit(chooseScene(themes, 'neon'));
  expect(store.getState().wheel).toBe(chosen);
  store.getState().undo();
  expect(store.getState().wheel).toMatchObject({
    look: before.look,
    slices: before.slices,
    effect: 'fireworks',
  });
  expect(store.getState().wheel.look.scene).toBeUndefined();
});

it('clears pictures behind the wheel, which would hide it', () => {
  const wheel = fresh();
  const picture = { id: 'p', signed: 's', url: '' };
  const before = { ...wheel, look: { ...wheel.look, backgrounds: { wheel: picture, container: picture } } };
  expect(inScene('ocean', before).look.backgrounds.container).toEqual({ id: '', signed: '', url: '' });
});

it('leaves a silent wheel silent, and volumes as they are', () => {
  const wheel = fresh();
  expect(inScene('party', { ...wheel, audio: { ...wheel.audio, enabled: false } }).audio?.enabled).toBe(
    false,
  );
  expect(inScene('party').audio?.events?.win?.volume).toBe(70);
  const { audio: _none, ...bare } = wheel;
  expect(inScene('party', bare).audio).toBeUndefined();
});

it('leaves cleared sounds cleared, with the scene and after it', () => {
  const wheel = fresh();
  const events = { ...wheel.audio?.events, spin: {}, win: { enabled: false } };
  const dressed = inScene('party', { ...wheel, audio: { ...wheel.audio, events } });
  expect(dressed.audio?.events).toEqual(events);
  expect(leaveScene(themes)(dressed).audio?.events).toEqual(events);
});

it('sets no volume where there was none', () => {
  const wheel = fresh();
  const events = { spin: { genreGuid: 'g', trackGuid: 't' } };
  const { audio } = inScene('party', { ...wheel, audio: { ...wheel.audio, events } });
  const [genreGuid, trackGuid] = sceneFields.party.spinSound;
  expect(audio?.events?.spin).toEqual({ enabled: true, genreGuid, trackGuid });
});

describe('without a scene again', () => {
  it('the wheel is plain', () => {
    const { look, effect, audio, slices } = leaveScene(themes)(inScene('spooky'));
    expect('scene' in look).toBe(false);
    expect(look).toMatchObject({
      palette: 'Rainbow',
      colors: 'house',
      outer: { width: 12, color: '#ffffff' },
      text: { font: '' },
    });
    expect(effect).toBe('fireworks');
    expect(audio?.events?.spin?.trackGuid).toBe('randomize-dance-techno');
    expect(slices.slice(0, 3).map(({ background }) => background)).toEqual(
      housePalette.slice(0, 3).map(({ background }) => background),
    );
  });

  it('keeps what was changed since', () => {
    const changed = setSetting('borderColor', '#123456')(inScene('spooky'));
    const left = leaveScene(themes)({ ...changed, effect: 'snow' });
    expect(left.look.outer?.color).toBe('#123456');
    expect(left.effect).toBe('snow');
    expect(left.look.marker?.background).toBe('#ff5a4e');
  });

  it('a wheel that has none stays the same', () => {
    const wheel = fresh();
    expect(leaveScene(themes)(wheel)).toBe(wheel);
  });
});
