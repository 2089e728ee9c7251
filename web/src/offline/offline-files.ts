/** The files of the built page; the build writes this at the beginning of the service worker. */
export interface OfflineFiles {
  /** Every different build has another one. */
  version: string;
  /** What the page needs in every language: scripts, styles, fonts. */
  program: readonly string[];
  /** The texts of each language. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** Pictures that can wait. */
  pictures: readonly string[];
}

/** What the page tells the worker: its language, and whether to save data. */
export interface KeepMessage {
  keep: string;
  sparing: boolean;
}
