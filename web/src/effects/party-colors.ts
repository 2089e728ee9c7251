export const partyColors = [
  '#26ccff',
  '#a25afd',
  '#ff5e7e',
  '#22c55e',
  '#facc15',
  '#ffa62d',
  '#ff36ff',
] as const;

export const fullTurn = 2 * Math.PI;
