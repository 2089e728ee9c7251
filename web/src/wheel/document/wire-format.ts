import { isRecord } from './coerce-wheel';
import type {
  Background,
  BackgroundPicture,
  Slice,
  Wheel,
  WheelLook,
  WheelResults,
  WheelSpin,
} from './document';

type Fields = Readonly<Record<string, unknown>>;

/** The field of a document that holds most of the wheel. */
export const definitionField = 'wheel-definition';

/**
 * A wheel as it is stored and sent: in the database, in this browser, in files, behind links and in live rooms. Only this
 * file knows what its fields are called; the rest of the page reads and changes a `Wheel`.
 */
export type WheelDocument = Pick<Wheel, ServerFields> & {
  'wheel-definition': Pick<Wheel, 'id' | 'name' | 'description'> & { slices: Fields[] } & Fields;
} & Fields;

type ServerFields = 'id' | 'owner' | 'source' | 'shareId' | 'isShared' | 'cloudSaved' | 'cloudSavedAt';

/** What a sample is in every language: a document without texts. */
export interface SampleTemplate extends Fields {
  templateName: string;
  isSpecialWheel: boolean;
  'result-effect': string;
  'wheel-definition': {
    'wheel-theme': string;
    'wheel-palette': string;
    speed: number;
    duration: number;
    rotates: number;
    /** Fields that the sample sets on its slices, in the order of the slices. */
    slices?: readonly Partial<Slice>[];
    [field: string]: unknown;
  };
}

/** A document’s fields, moved to where `Wheel` has them. Their values are unchecked. */
export interface RawWheel extends Fields, Pick<Wheel, 'unknown'> {
  look: Fields;
  spin: Fields;
  results: Fields;
}

type Names<Part> = { readonly [Field in keyof Required<Part>]: string };

/** Fields that have the same name in a document. */
const same = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, field])) as unknown as Record<Field, string>;

const definitionNames = same('name', 'description', 'createdAt', 'updatedAt', 'slices');

// A field of a wheel that is missing in these tables doesn't compile.
const documentNames: Names<
  Omit<Wheel, keyof typeof definitionNames | 'look' | 'spin' | 'results' | 'unknown'>
> = {
  ...same('id', 'version', 'audio', 'source', 'cmsOriginalId', 'cmsUntouched', 'slugs', 'templateName'),
  ...same('sampleMark', 'owner', 'shareId', 'isShared', 'cloudSaved', 'cloudSavedAt'),
  embedOrigins: 'embedOrigins',
  listSource: 'listSource',
  effect: 'result-effect',
  pageBackground: 'bootstrap-theme-background',
};

const lookNames: Names<Omit<WheelLook, 'backgrounds'>> = {
  ...same('marker', 'text', 'line', 'outer', 'inner', 'center'),
  theme: 'wheel-theme',
  palette: 'wheel-palette',
  colors: 'wheel-colors',
  scene: 'wheel-scene',
  showsSpinCount: 'showWheelSpins',
};

const pictureNames = (what: string): Names<BackgroundPicture> => ({
  id: `wheel${what}`,
  signed: `signedWheel${what}`,
  url: `wheel${what}Url`,
});

const backgroundNames: Record<Background, Names<BackgroundPicture>> = {
  wheel: pictureNames('BackgroundImage'),
  container: pictureNames('ContainerBackgroundImage'),
};

const spinNames: Names<WheelSpin> = {
  ...same(
    'speed',
    'duration',
    'rotates',
    'frame',
    'turns',
    'draw',
    'winnerLeaves',
    'chatWeights',
    'owed',
    'prizeFor',
  ),
  isBlind: 'blindSpin',
  drift: 'driftAnimation',
};

const resultNames: Names<WheelResults> = {
  ...same('history', 'totalWheelSpins'),
  known: 'resultsKnown',
};

/** The order of the fields in the documents that wheels were read from: people notice it in a downloaded file. */
const orders = new WeakMap<Wheel['unknown'], [document: string[], definition: string[]]>();

/** Reads what a store, a file or a server returned; null if it isn't a wheel. */
export function readDocument(raw: unknown): RawWheel | null {
  if (!isRecord(raw) || !isRecord(raw['wheel-definition'])) return null;
  const definition = raw['wheel-definition'];
  const wheel: RawWheel = {
    ...read(raw, documentNames),
    ...read(definition, definitionNames),
    look: {
      ...read(definition, lookNames),
      backgrounds: {
        wheel: read(definition, backgroundNames.wheel),
        container: read(definition, backgroundNames.container),
      },
    },
    spin: read(definition, spinNames),
    results: read(definition, resultNames),
    unknown: { document: {}, definition: {} },
  };
  const known = writeDocument(wheel as unknown as Wheel);
  const { id } = definition;
  const unknown = {
    document: without(raw, known),
    definition: {
      ...without(definition, known['wheel-definition']),
      // The definition repeats the wheel's id. Another one, or none, is kept like an unknown field.
      ...(id === raw.id ? {} : { id }),
    },
  };
  orders.set(unknown, [Object.keys(raw), Object.keys(definition)]);
  return { ...wheel, unknown };
}

export function writeDocument(wheel: Wheel): WheelDocument {
  const { look, spin, results, unknown } = wheel;
  const [order, definitionOrder] = orders.get(unknown) ?? [];
  const { id, ...rest }: Fields = { id: wheel.id, ...unknown.definition };
  const definition = {
    ...(id === undefined ? {} : { id }),
    ...written(wheel, definitionNames),
    ...written(look, lookNames),
    ...written(look.backgrounds.wheel, backgroundNames.wheel),
    ...written(look.backgrounds.container, backgroundNames.container),
    ...written(spin, spinNames),
    ...written(results, resultNames),
    ...rest,
  };
  const document = {
    ...written(wheel, documentNames),
    ...unknown.document,
    'wheel-definition': inOrder(definition, definitionOrder),
  };
  return inOrder(document, order) as WheelDocument;
}

/** The wheel under another id, or under none. */
export function withId({ id: _former, unknown, ...wheel }: Wheel, id: string | undefined): Wheel {
  const { id: _inner, ...definition } = unknown.definition as Fields;
  return {
    ...wheel,
    ...(id === undefined ? {} : { id }),
    unknown: 'id' in unknown.definition ? { ...unknown, definition } : unknown,
  };
}

type NameTable = Readonly<Record<string, string>>;

const read = (raw: Fields, names: NameTable): Fields =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => name in raw)
      .map(([field, name]) => [field, raw[name]]),
  );

const written = (part: object, names: NameTable): Fields =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([field]) => field in part)
      .map(([field, name]) => [name, (part as Fields)[field]]),
  );

const without = (raw: Fields, known: Fields): Fields =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !Object.hasOwn(known, name)));

/** Fields that were added since follow the others. */
const inOrder = (fields: Fields, order: readonly string[] = []): Fields =>
  Object.fromEntries([
    ...order.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]] as const),
    ...Object.entries(fields),
  ]);
