/** A sound that a user has uploaded. */
export interface UserSound {
  id: string;
  filename?: string;
  url?: string;
  status?: string;
}

/** What a surprise among the user's own sounds is picked from. */
export const readySounds = <Sound extends UserSound>(sounds: readonly Sound[]): Sound[] =>
  sounds.filter(({ url, status }) => Boolean(url) && status === 'ready');

/** Where the user's own sounds come from; whoever knows the user's library connects it here. */
export interface UserSoundSource {
  list: () => Promise<readonly UserSound[]>;
  /** An address that should work: the known one, unless it has run out. */
  address: (id: string, known: string) => Promise<string>;
  /** In place of one that was refused. */
  fresh: (id: string) => Promise<string>;
}

let connect: (source: UserSoundSource) => void;
let connected = new Promise<UserSoundSource>((resolve) => {
  connect = resolve;
});

export function connectUserSounds(source: UserSoundSource): void {
  connect(source);
  connected = Promise.resolve(source);
}

/** Waits for whoever connects it, which comes soon after the page. */
export const userSounds = (): Promise<UserSoundSource> => connected;
