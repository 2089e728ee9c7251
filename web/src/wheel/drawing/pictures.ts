/** Pictures that have arrived, by address. */
export type Pictures = ReadonlyMap<string, HTMLImageElement>;

export const noPictures: Pictures = new Map();
