/** A line of a score that starts with one of these is a drum pattern. The numbers are General MIDI's. */
export const drumKeys: Record<string, number> = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  ltom: 41,
  hat: 42,
  pedal: 44,
  ohat: 46,
  mtom: 47,
  crash: 49,
  htom: 50,
  ride: 51,
  ridebell: 53,
  tamb: 54,
  splash: 55,
  cowbell: 56,
  bongo: 60,
  lbongo: 61,
  mconga: 62,
  conga: 63,
  lconga: 64,
  timbale: 65,
  ltimbale: 66,
  agogo: 67,
  lagogo: 68,
  cabasa: 69,
  shaker: 70,
  guiro: 73,
  clave: 75,
  wood: 76,
  lwood: 77,
  triangle: 81,
  sleigh: 83,
  castanet: 85,
  surdo: 87,
  roll: 38,
};

/** General MIDI's number of a drum kit, by the name scores use. */
export const sampledKits: Record<string, number> = {
  standard: 0,
  room: 8,
  power: 16,
  electronic: 24,
  tr808: 25,
  jazz: 32,
  brush: 40,
  orchestra: 48,
};

/** Kits that are made, not sampled. What they lack is taken from the electronic kit. */
export const madeKits = ['chip', 'house', 'trap', 'dusty', 'dembow', 'gated', 'soft', 'porch'] as const;
export type MadeKit = (typeof madeKits)[number];
export const isMadeKit = (kit: string): kit is MadeKit => madeKits.some((made) => made === kit);
