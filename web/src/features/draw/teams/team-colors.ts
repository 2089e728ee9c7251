/** Told apart at a glance, and white can be read on each. */
const colors = [
  '#c62828',
  '#1565c0',
  '#2e7d32',
  '#6a1b9a',
  '#b34700',
  '#00707a',
  '#ad1457',
  '#5d4037',
  '#37474f',
  '#4527a0',
] as const;

/** The colour of a team by its place; after the last they begin anew. */
export const teamColor = (place: number): string => colors[place % colors.length] ?? colors[0];
