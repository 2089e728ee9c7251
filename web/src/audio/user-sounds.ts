/** A sound that a user has uploaded. */
export interface UserSound {
  id: string;
  filename?: string;
  url?: string;
  status?: string;
}

/** The sounds from which a surprise is picked among the user's own. */
export const readySounds = <Sound extends UserSound>(sounds: readonly Sound[]): Sound[] =>
  sounds.filter(({ url, status }) => Boolean(url) && status === 'ready');

/** The source of the user's own sounds; the media library connects it here. */
export interface UserSoundSource {
  list: () => Promise<readonly UserSound[]>;
  /** An address that should work: the known one, unless it has expired. */
  address: (id: string, known: string) => Promise<string>;
  /** Replaces an address that was rejected. */
  fresh: (id: string) => Promise<string>;
}

/** The first source that is connected, soon after the page has started. */
export const { promise: userSounds, resolve: connectUserSounds } = Promise.withResolvers<UserSoundSource>();
