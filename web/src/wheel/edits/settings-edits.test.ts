import { describe, expect, it, vi } from 'vitest';
import { rotationsOf, type SettingsValues, settingsOf, totalSpinsOf } from '../document/settings-values';
import { lookOf } from '../drawing/look';
import { definitionOf, wheelOf } from '../testing/wheels';
import { openSettings, setSetting } from './settings-edits';

const after = <Name extends keyof SettingsValues>(
  name: Name,
  value: SettingsValues[Name],
  from = wheelOf(),
) => setSetting(name, value)(from);

describe('settings of a wheel that says nothing', () => {
  const unset = settingsOf(wheelOf());

  it('are the specified ones', () => {
    expect(unset).toMatchObject({
      speed: 5,
      duration: 8,
      dividerWidth: 2,
      borderWidth: 15,
      dividerColor: '#ffffff',
      borderColor: '#ffffff',
      blindSpin: false,
      showSpins: false,
      drift: false,
      driftIdle: 5,
      driftDuration: 300,
    });
    expect(rotationsOf(unset)).toBe(40);
    expect(totalSpinsOf(wheelOf())).toBe(0);
  });

  it('are those the drawing uses', () => {
    const look = lookOf(wheelOf());
    expect(look.line).toEqual({ width: unset.dividerWidth, color: unset.dividerColor });
    expect(look.outer).toEqual({ width: unset.borderWidth, color: unset.borderColor });
    expect(look.hubRadius).toBe((250 * unset.centerWidth) / 100);
    expect(look.text.size).toBe(unset.textSize);
  });
});

it('replaces what cannot be: a document may hold anything', () => {
  const look = { line: { width: Number.NaN, color: 'mud' } };
  const spin = { speed: 'fast' as unknown as number, duration: -1 };
  expect(settingsOf(wheelOf({ look, spin }))).toMatchObject({
    speed: 5,
    duration: 0,
    dividerWidth: 2,
    dividerColor: '#ffffff',
  });
});

describe('setting', () => {
  it.each([
    ['speed', 2.5, { speed: 2.5, duration: 8000, rotates: 20 }],
    ['duration', 3.5, { speed: 5, duration: 3500, rotates: 18 }],
  ] as const)('%s sets the rotations too', (name, value, expected) => {
    expect(after(name, value).spin).toEqual(expected);
  });

  it('the border’s width sets the text offset too, and keeps the rest of both', () => {
    const from = wheelOf({ look: { outer: { color: '#123456' }, text: { size: 20, offset: 5 } } });
    expect(after('borderWidth', 9, from).look).toMatchObject({
      outer: { color: '#123456', width: 9 },
      text: { size: 20, offset: 9 },
    });
  });

  it.each([
    ['blindSpin', true, { blindSpin: true }],
    ['showSpins', true, { showWheelSpins: true }],
    ['dividerWidth', 7, { line: { width: 7 } }],
    ['dividerColor', '#112233', { line: { color: '#112233' } }],
    ['borderColor', '#112233', { outer: { color: '#112233' } }],
    ['drift', true, { driftAnimation: { enabled: true } }],
    ['driftIdle', 12.5, { driftAnimation: { idleTime: 12_500 } }],
    ['driftDuration', 60, { driftAnimation: { duration: 60_000 } }],
    ['markerPosition', 'left', { marker: { position: 'left' } }],
    ['markerColor', '#112233', { marker: { background: '#112233' } }],
    ['markerWidth', 9, { marker: { width: 9 } }],
    ['centerWidth', 30, { center: { width: 30 } }],
    ['centerColor', '#112233', { center: { background: '#112233' } }],
    ['textSize', 24, { text: { size: 24 } }],
  ] as const)('%s to %s is written where the document keeps it, and read back', (name, value, expected) => {
    const changed = after(name, value);
    expect(definitionOf(changed)).toMatchObject(expected);
    expect(settingsOf(changed)[name]).toBe(value);
  });

  it('what holds already gives the same wheel back', () => {
    const from = wheelOf();
    expect(setSetting('speed', 5)(from)).toBe(from);
    expect(setSetting('borderColor', '#ffffff')(from)).toBe(from);
  });
});

describe('opening the settings', () => {
  it.each([null, undefined, 'wheel', [], {}])('of %j, which is no wheel, fails', (config) => {
    expect(() => openSettings(config, () => {})).toThrow('wheelSettings.errors.invalidConfig');
  });

  it.each([null, undefined, 'save', {}])('with %j, which saves nothing, fails', (save) => {
    expect(() => openSettings(wheelOf(), save)).toThrow('wheelSettings.errors.invalidCallback');
  });

  it('hands every change to the callback, those of a drag as one gesture', () => {
    const save = vi.fn();
    const settings = openSettings(wheelOf({ spin: { speed: 3 } }), save);
    expect(settings.values.speed).toBe(3);
    settings.change('speed', 4);
    settings.drag('speed', 4);
    for (const [edit] of save.mock.calls) expect(edit(wheelOf()).spin.speed).toBe(4);
    expect(save.mock.calls.map(([, gesture]) => gesture)).toEqual([undefined, 'setting speed']);
  });
});
