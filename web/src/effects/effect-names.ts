export const effectNames = [
  'fireworks',
  'confetti',
  'bigCircles',
  'fountain',
  'seaAnemone',
  'snow',
  'stars',
  'valentines',
  'emoji',
  'hyperspace',
] as const;

export type EffectName = (typeof effectNames)[number];

export const isEffectName = (name: unknown): name is EffectName =>
  (effectNames as readonly unknown[]).includes(name);
