import { isRecord } from '../document/coerce-wheel';
import type { Wheel } from '../document/document';
import type { Themes } from '../document/themes';
import { changeFields, type Edit } from '../edits/edits';
import { clearBackground, withHouseColors, withPalette } from '../edits/look-edits';
import { withSameParts } from '../edits/rebase';
import { type SceneFields, sceneFields } from './scene-fields';
import { isSceneName, type SceneName } from './scene-names';

/** The look of a wheel without a scene; its slices are in the house colours. */
const plain: SceneFields = {
  theme: 'vibrant',
  palette: 'Rainbow',
  rim: { width: 12, color: '#ffffff' },
  collar: { width: 12, color: '#ffffff' },
  line: { width: 2, color: '#ffffff' },
  hub: { width: 18, background: '#ffffff' },
  pointer: '#ff5a4e',
  font: '',
  effect: 'fireworks',
  spinSound: ['dance-techno', 'randomize-dance-techno'],
  winSound: ['audio-effects', 'randomize-audio-effects'],
};

/** Changes the whole stage. Pictures behind the wheel would hide the scene; those in its hub and pointer stay. */
export const chooseScene = (themes: Themes, name: SceneName): Edit =>
  dressed(themes, name, sceneFields[name], () => true);

/** Back to a wheel without a scene. Later changes stay. */
export const leaveScene =
  (themes: Themes): Edit =>
  (wheel) => {
    const { scene } = wheel.look;
    if (scene === undefined) return wheel;
    const former: Values = isSceneName(scene) ? valuesOf(sceneFields[scene]) : {};
    return dressed(themes, undefined, plain, (field) => currentOf(wheel)[field] === former[field])(wheel);
  };

type Audio = NonNullable<Wheel['audio']>;
type SoundEvent = NonNullable<NonNullable<Audio['events']>['win']>;
type Field = keyof ReturnType<typeof valuesOf>;

function dressed(
  themes: Themes,
  name: SceneName | undefined,
  fields: SceneFields,
  isSet: (field: Field) => boolean,
): Edit {
  return (wheel) => {
    const { look, audio } = wheel;
    const values = valuesOf(fields);
    const set = Object.fromEntries(
      (Object.keys(values) as Field[]).map((field) => [
        field,
        isSet(field) ? values[field] : currentOf(wheel)[field],
      ]),
    ) as ReturnType<typeof currentOf>;
    const { scene: _former, ...rest } = look;
    const inPalette = isSet('palette') ? withScenePalette(wheel, themes, fields) : wheel;
    const painted = isSet('palette') && !name ? withHouseColors(inPalette) : inPalette;
    const bare = name ? clearBackground('wheel')(clearBackground('container')(painted)) : painted;
    const changed: Wheel = {
      ...bare,
      ...(set.effect === undefined ? {} : { effect: set.effect }),
      ...(isRecord(audio) ? { audio: withSounds(audio, set) } : {}),
      look: {
        ...rest,
        ...bare.look,
        ...(name ? { scene: name } : {}),
        outer: given(look.outer, { width: set.rimWidth, color: set.rimColor }),
        inner: given(look.inner, { width: set.collarWidth, color: set.collarColor }),
        line: given(look.line, { width: set.lineWidth, color: set.lineColor }),
        center: given(look.center, { width: set.hubWidth, background: set.hubColor }),
        marker: given(look.marker, { background: set.pointerColor }),
        text: given(look.text, { font: set.font, offset: name ? 5 : look.text?.offset }),
      },
    };
    if (!name) delete changed.look.scene;
    return withSameParts(wheel, changed);
  };
}

/** The values of a scene one by one. */
const valuesOf = (fields: SceneFields) => ({
  palette: fields.palette,
  rimWidth: fields.rim.width,
  rimColor: fields.rim.color,
  collarWidth: fields.collar.width,
  collarColor: fields.collar.color,
  lineWidth: fields.line.width,
  lineColor: fields.line.color,
  hubWidth: fields.hub.width,
  hubColor: fields.hub.background,
  pointerColor: fields.pointer,
  font: fields.font,
  effect: fields.effect,
  spinSound: fields.spinSound.join(),
  winSound: fields.winSound.join(),
});

type Values = { [Each in Field]?: ReturnType<typeof valuesOf>[Each] | undefined };

/** The same of a wheel. */
function currentOf({ look, effect, audio }: Wheel): Required<Values> {
  const events = isRecord(audio) ? (audio as Audio).events : undefined;
  const soundOf = (event: SoundEvent | undefined) =>
    event?.trackGuid ? `${event.genreGuid},${event.trackGuid}` : undefined;
  return {
    palette: look.palette,
    rimWidth: look.outer?.width,
    rimColor: look.outer?.color,
    collarWidth: look.inner?.width,
    collarColor: look.inner?.color,
    lineWidth: look.line?.width,
    lineColor: look.line?.color,
    hubWidth: look.center?.width,
    hubColor: look.center?.background,
    pointerColor: look.marker?.background,
    font: look.text?.font,
    effect,
    spinSound: soundOf(events?.spin),
    winSound: soundOf(events?.win),
  };
}

/** The part with those of the values that there are. */
const given = <Part extends object>(
  part: Part | undefined,
  values: { [Each in keyof Part]?: unknown },
): Part =>
  ({
    ...part,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  }) as Part;

function withScenePalette(wheel: Wheel, themes: Themes, { theme, palette }: SceneFields): Wheel {
  const result = withPalette(changeFields(() => ({ look: { theme } }))(wheel), themes, palette);
  return result.ok ? result.wheel : wheel;
}

/** Volumes and switches stay, and an event without a sound stays without one: a silent wheel stays silent. */
function withSounds(audio: Audio, { spinSound, winSound }: Pick<Values, 'spinSound' | 'winSound'>): Audio {
  const event = (kind: 'spin' | 'win', sound: string | undefined) => {
    const before = audio.events?.[kind];
    const [genreGuid, trackGuid] = sound?.split(',') ?? [];
    const isKept = before && (!before.trackGuid || before.trackGuid === trackGuid);
    if (!genreGuid || !trackGuid || isKept) return before ? { [kind]: before } : {};
    const { enabled = true, volume } = before ?? {};
    return { [kind]: { enabled, genreGuid, trackGuid, ...(volume === undefined ? {} : { volume }) } };
  };
  return { ...audio, events: { ...audio.events, ...event('spin', spinSound), ...event('win', winSound) } };
}
