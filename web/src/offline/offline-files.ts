/** What the built page consists of, written in front of the service worker by the build. */
export interface OfflineFiles {
  /** Another one for every build that differs. */
  version: string;
  /** What the page needs in every language: program, styles, faces. */
  program: readonly string[];
  /** The texts of each language. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** Pictures that can wait. */
  pictures: readonly string[];
}

/** What the page tells the worker: the language it speaks, and whether the connection is to be spared. */
export interface KeepMessage {
  keep: string;
  sparing: boolean;
}
