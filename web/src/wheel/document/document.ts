interface SoundEvent {
  enabled?: boolean;
  genreGuid?: string;
  genreName?: string;
  trackGuid?: string;
  trackName?: string;
  signedTrackUrl?: string;
  volume?: number;
}

export interface SliceAudio {
  enabled?: boolean;
  events?: { win?: SoundEvent; remove?: SoundEvent };
}

/** How many prizes of one kind there are. Wins count down what is left, so taking a win back returns a prize. */
export interface Stock {
  of: number;
  /** As many as were left when the choice had won `won` times. */
  left: number;
  /** Unset in a room that somebody else hosts: the host counts. */
  won?: number;
}

export interface Slice {
  guid: string;
  text: string;
  active: boolean;
  weight: number;
  background?: string;
  color?: string;
  value?: unknown;
  message?: string;
  discount?: unknown;
  url?: string;
  /** The address of a picture; empty when the picture is one of the owner's own. */
  image?: string;
  /** One of the owner's own pictures, and an address that expires. */
  imageId?: string;
  signedImage?: string;
  resultEffect?: string;
  audio?: SliceAudio;
  /** The day on which this choice can't be picked, as 2026-11-15. */
  absentOn?: string | undefined;
  /** Without one it can win as often as it likes. */
  stock?: Stock | undefined;
  /** It is drawn after a person, in a turn of its own (`prizes.ts`). */
  prize?: boolean | undefined;
}

interface WheelAudio {
  enabled?: boolean;
  masterVolume?: number;
  spinVolume?: number;
  winVolume?: number;
  removeVolume?: number;
  previewVolume?: number;
  globalSoundsEnabled?: boolean;
  sliceSoundsEnabled?: boolean;
  events?: { spin?: SoundEvent; win?: SoundEvent; remove?: SoundEvent };
}

export interface HistoryEntry {
  guid: string;
  itemName: string;
  won: number;
  userId: string;
  by: string;
  lastWonTimestamp: number;
  /** Receipt ids of wins that the server decided. */
  receipts?: unknown;
  /** When it won, the earliest first; among the last thousand wins of the wheel. */
  times?: unknown;
}

export interface Marker {
  animate?: boolean;
  background?: string;
  width?: number;
  position?: string;
  imageUrl?: string;
  offset?: number;
}

interface LabelText {
  type?: string;
  size?: number;
  /** `classic`: the specified sizes, whatever the slices have space for. */
  sizing?: string | undefined;
  offset?: number;
  orientation?: string;
  arc?: boolean;
  letterSpacing?: number;
  dir?: string;
  font?: string;
  lineHeight?: number;
  minInnerRadius?: number;
}

export interface Stroke {
  width?: number;
  color?: string;
}

export interface Center {
  width?: number;
  background?: string;
  rotate?: boolean;
  imageUrl?: string;
  /** Its picture as some older documents name it: an address, or an object with a `url`. */
  image?: unknown;
  html?: string;
}

interface DriftSettings {
  enabled?: boolean;
  idleTime?: number;
  duration?: number;
}

/** A picture behind the wheel or behind the page: one of the owner's own by its id, or any by its address. */
export interface BackgroundPicture {
  id?: string;
  /** Where the owner's own can be fetched for a while. */
  signed?: string;
  url?: string;
}

export type Background = 'wheel' | 'container';

/** How the wheel looks, beside the colours of its slices. */
export interface WheelLook {
  theme?: string;
  palette?: string;
  /** Where it is `house`, the house colours take the place of the palette. */
  colors?: string | undefined;
  /** The scene whose rim, hub, pointer and backdrop the stage has; none for an unknown one. */
  scene?: string | undefined;
  backgrounds: Readonly<Record<Background, BackgroundPicture>>;
  marker?: Marker;
  text?: LabelText;
  line?: Stroke;
  outer?: Stroke;
  inner?: Stroke;
  center?: Center;
  showsSpinCount?: boolean;
}

/** How the wheel spins, and who may win. */
export interface WheelSpin {
  speed?: number;
  /** Milliseconds. */
  duration?: number;
  rotates?: number;
  frame?: number;
  /** The slices show no names until the winner is picked. */
  isBlind?: boolean;
  /** Whether earlier winners may win again (a `TurnMode`), and when the current round began. */
  turns?: { mode?: string; since?: number } | undefined;
  /** What a spin draws: a `DrawMode` and its settings. */
  draw?: DrawFields | undefined;
  /** For whom the wheel is spun next (`spins-owed.ts` reads it). */
  owed?: unknown;
  /** Whose prize the next spin draws (`prizes.ts` reads it). */
  prizeFor?: unknown;
  /** Which people of a chat have a larger share (`chat-weights.ts` reads it). */
  chatWeights?: unknown;
  /** The winner is hidden when the popup is closed. */
  winnerLeaves?: boolean;
  drift?: DriftSettings;
}

/** As stored; `draw-mode.ts` reads them. */
interface DrawFields {
  mode?: string | undefined;
  winners?: number;
  reserves?: number;
  isOneByOne?: boolean;
  by?: string;
  teams?: number;
  size?: number;
  claim?: number;
}

/** What spinning has added to the wheel, counted. */
export interface WheelResults {
  history?: HistoryEntry[];
  totalWheelSpins?: number;
  /** How much of the server's log they contain, where they come from there. */
  known?: KnownLog;
}

/** How much of the server's log of spins is known: its last number, and the greatest order. */
export interface KnownLog {
  mark: number;
  order: number;
}

/** Fields that this version doesn't know, for the next save. Only the wire format looks inside. */
interface UnknownFields {
  readonly document: object;
  readonly definition: object;
}

type WheelSource = 'cms' | 'shared' | 'user' | 'guest_saved';

/**
 * The wheel as the page knows it. `wire-format.ts` reads it from the stored and sent form and writes it back; parts that
 * have the same form there (slices, marker, sounds, ...) may carry fields that are not named here, so an edit spreads
 * the part that it changes.
 */
export interface Wheel {
  id?: string;
  version?: number;
  name?: string;
  description?: string;
  createdAt?: number;
  updatedAt?: number;
  slices: Slice[];
  look: WheelLook;
  spin: WheelSpin;
  results: WheelResults;
  audio?: WheelAudio;
  /** The celebration of a win. */
  effect?: string;
  pageBackground?: string;

  source?: WheelSource;
  cmsOriginalId?: string;
  /** A content wheel without changes. */
  cmsUntouched?: boolean;
  /** A content wheel's address in each language. */
  slugs?: unknown;
  templateName?: string;
  /** A digest of a sample's name and choices as put on the stage: tells whether they were changed. */
  sampleMark?: string;
  owner?: string;
  shareId?: string;
  isShared?: boolean;
  /** A list; `embed-origins.ts` reads it. */
  embedOrigins?: unknown;
  /** Where its choices are kept elsewhere; `list-source.ts` reads it. Only those who may edit the wheel get it. */
  listSource?: unknown;
  cloudSaved?: boolean;
  cloudSavedAt?: number;

  unknown: UnknownFields;
}
