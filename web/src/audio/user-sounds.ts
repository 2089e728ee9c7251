/** A sound that a user has uploaded. */
export interface UserSound {
  id: string;
  name?: string;
  filename?: string;
  url?: string;
  status?: string;
}

/** What a surprise among the user's own sounds is picked from. */
export const readySounds = (sounds: readonly UserSound[]): UserSound[] =>
  sounds.filter(({ url, status }) => Boolean(url) && status === 'ready');
