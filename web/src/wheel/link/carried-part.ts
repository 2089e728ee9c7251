import { isRecord } from '../document/coerce-wheel';
import type { BackgroundPicture, Center, Slice, Wheel, WheelLook } from '../document/document';
import { withId } from '../document/wire-format';

// A field that is missing in these tables doesn't compile: a new one is a decision about what strangers get.
const ofWheel: Record<keyof Wheel, boolean> = {
  version: true,
  name: true,
  description: true,
  slices: true,
  look: true,
  spin: true,
  audio: true,
  effect: true,
  pageBackground: true,

  id: false,
  createdAt: false,
  updatedAt: false,
  results: false,
  source: false,
  cmsOriginalId: false,
  cmsUntouched: false,
  slugs: false,
  templateName: false,
  owner: false,
  shareId: false,
  isShared: false,
  embedOrigins: false,
  listSource: false,
  cloudSaved: false,
  cloudSavedAt: false,
  sampleMark: false,
  unknown: false,
};

const ofSlice: Record<keyof Slice, boolean> = {
  text: true,
  active: true,
  weight: true,
  background: true,
  color: true,
  value: true,
  message: true,
  discount: true,
  url: true,
  image: true,
  resultEffect: true,
  audio: true,
  stock: true,
  prize: true,

  guid: false,
  imageId: false,
  signedImage: false,
  absentOn: false,
};

/** The genre of the user's own sounds, which only their account can play. */
const ownSounds = 'my-sounds';

/**
 * What a link carries of a wheel: the choices, the look, the sounds and how it spins. Results, ids, the owner and the
 * owner's own pictures and sounds stay behind, as does every field of the wheel and its choices that this version
 * doesn't know. Unknown fields inside the look, the sounds and the spin are carried.
 */
export function carriedPart(wheel: Wheel, pictures: keyof typeof carriedPictures = 'all'): Wheel {
  const isCarried = carriedPictures[pictures];
  const { look, spin, audio, ...rest } = pick(wheel, ofWheel);
  const { turns } = spin;
  return {
    ...withId({ ...rest, unknown: { document: {}, definition: {} } } as Wheel, undefined),
    slices: wheel.slices.map((slice) => carriedSlice(slice, isCarried)),
    look: carriedLook(look, isCarried),
    spin: { ...withoutWinner(spin), ...(turns ? { turns: pick(turns, { mode: true }) } : {}) },
    ...(isRecord(audio) ? { audio: withoutOwnSounds(audio) } : {}),
    results: {},
  };
}

/** Who waits for a prize is nothing for strangers. */
const withoutWinner = ({ prizeFor: _winner, ...spin }: Wheel['spin']): Wheel['spin'] => spin;

/** How many pictures and own sounds the wheel has. */
export function countMedia({ slices, look, audio }: Wheel): number {
  const { backgrounds, marker, center } = look;
  const pictures = [
    ...slices.flatMap(({ image, imageId }) => [image, imageId]),
    ...[backgrounds.wheel, backgrounds.container].flatMap(({ id, url }) => [id, url]),
    ...[marker?.imageUrl, center?.imageUrl, center?.image],
    center?.html && !isPlainHtml(center.html),
  ];
  const sounds = [audio, ...slices.map((slice) => slice.audio)]
    .flatMap((each) => Object.values(isRecord(each?.events) ? each.events : {}))
    .filter((event) => isRecord(event) && event.genreGuid === ownSounds);
  return pictures.filter(Boolean).length + sounds.length;
}

type IsCarried = (address: unknown) => boolean;

/** A picture inside the document or on a public site. Addresses of this site may be signed for one visitor. */
const isPublicPicture: IsCarried = (address) =>
  typeof address === 'string' &&
  (/^data:image\//i.test(address) ||
    (/^https:\/\//i.test(address) && !address.startsWith(`${window.location.origin}/`)));

const carriedPictures = {
  all: isPublicPicture,
  /** Pictures inside the document take the most room. */
  linked: (address) => isPublicPicture(address) && !/^data:/i.test(String(address)),
  none: () => false,
} satisfies Record<string, IsCarried>;

/** Tags with attributes may name pictures that are signed for one visitor. */
const isPlainHtml = (html: unknown): boolean =>
  typeof html === 'string' && /^(?:[^<]|<\/?[a-z][a-z\d]*\s*\/?>)*$/i.test(html);

function carriedSlice(slice: Slice, isCarried: IsCarried): Slice {
  const { image, audio, active, weight, stock, ...kept } = pick(slice, ofSlice);
  return {
    ...kept,
    // What every slice has is left out: opening the document adds it.
    ...(active ? {} : { active }),
    ...(weight === 1 ? {} : { weight }),
    // A copy begins with all of its prizes.
    ...(stock ? { stock: { of: stock.of, left: stock.of, won: 0 } } : {}),
    ...(isCarried(image) ? { image } : {}),
    ...(isRecord(audio) ? { audio: withoutOwnSounds(audio) } : {}),
  } as Slice;
}

function carriedLook(look: WheelLook, isCarried: IsCarried): WheelLook {
  const background = ({ url }: BackgroundPicture) => (url && isCarried(url) ? { url } : {});
  const { marker, center, backgrounds } = look;
  return {
    ...look,
    ...(isRecord(marker) ? { marker: withoutPictures(marker, isCarried) } : {}),
    ...(isRecord(center) ? { center: withoutPictures(carriedCenter(center), isCarried) } : {}),
    backgrounds: { wheel: background(backgrounds.wheel), container: background(backgrounds.container) },
  };
}

const carriedCenter = ({ html, ...rest }: Center): Center =>
  html !== undefined && isPlainHtml(html) ? { ...rest, html } : rest;

const withoutPictures = <Part extends object>(part: Part, isCarried: IsCarried): Part =>
  Object.fromEntries(
    Object.entries(part).filter(([field, value]) => !/image/i.test(field) || isCarried(value)),
  ) as Part;

function withoutOwnSounds<Audio extends { events?: object }>(audio: Audio): Audio {
  if (!isRecord(audio.events)) return audio;
  const events = Object.entries(audio.events).flatMap(([name, event]) => {
    if (!isRecord(event) || event.genreGuid === ownSounds) return [];
    const { signedTrackUrl: _signed, ...kept } = event;
    return [[name, kept]];
  });
  return { ...audio, events: Object.fromEntries(events) };
}

const pick = <Part extends object>(part: Part, table: Readonly<Record<string, boolean>>): Part =>
  Object.fromEntries(Object.entries(part).filter(([field]) => table[field] === true)) as Part;
