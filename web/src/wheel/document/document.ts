/**
 * The wheel as it is saved. Fields that this version doesn't know aren't named here, but survive a load and a save: an
 * edit spreads what it changes, so that an older page never strips what a newer one wrote.
 */
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

interface DriftAnimation {
  enabled?: boolean;
  idleTime?: number;
  duration?: number;
}

export interface WheelDefinition {
  id?: string;
  name?: string;
  description?: string;
  createdAt?: number;
  updatedAt?: number;
  'wheel-theme'?: string;
  'wheel-palette'?: string;
  slices: Slice[];
  history?: HistoryEntry[];
  wheelBackgroundImage?: string;
  signedWheelBackgroundImage?: string;
  wheelBackgroundImageUrl?: string;
  wheelContainerBackgroundImage?: string;
  signedWheelContainerBackgroundImage?: string;
  wheelContainerBackgroundImageUrl?: string;
  speed?: number;
  duration?: number;
  rotates?: number;
  frame?: number;
  easing?: string;
  type?: string;
  stopAnimation?: boolean;
  selected?: unknown;
  blindSpin?: boolean;
  showWheelSpins?: boolean;
  totalWheelSpins?: number;
  /** When a choice may win again; a round of turns began at `since`. */
  turns?: { mode?: string; since?: number } | undefined;
  marker?: Marker;
  driftAnimation?: DriftAnimation;
  text?: LabelText;
  line?: Stroke;
  outer?: Stroke;
  inner?: Stroke;
  center?: Center;
}

type WheelSource = 'cms' | 'shared' | 'user' | 'guest_saved';

export interface WheelConfig {
  id?: string;
  version?: number;
  source?: WheelSource;
  cmsOriginalId?: string;
  /** A content wheel without changes. */
  cmsUntouched?: boolean;
  /** A content wheel's address in each language. */
  slugs?: unknown;
  shareId?: string;
  owner?: string;
  cloudSaved?: boolean;
  cloudSavedAt?: number;
  isShared?: boolean;
  'bootstrap-theme-background'?: string;
  isSpecialWheel?: boolean;
  templateName?: string;
  'result-effect'?: string;
  audio?: WheelAudio;
  'wheel-definition': WheelDefinition;
}
