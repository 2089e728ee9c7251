/** The scenes in the order of their cards. A wheel stores the name of its scene. */
export const sceneNames = [
  'classroom',
  'gameShow',
  'party',
  'winter',
  'spooky',
  'minimal',
  'neon',
  'paper',
  'ocean',
  'space',
  'contrast',
  'stage',
] as const;

export type SceneName = (typeof sceneNames)[number];

export const isSceneName = (name: unknown): name is SceneName =>
  (sceneNames as readonly unknown[]).includes(name);
