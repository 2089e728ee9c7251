import { isRecord } from './coerce-wheel';
import type { Wheel } from './document';

/** Where a wheel's choices are kept elsewhere, and how they are read there. */
export interface ListSource {
  url: string;
  reading: string;
  hasHeader: boolean;
  textColumn: number;
  weightColumn: number | null;
  skipDuplicates: boolean;
  /** “Anna x3” is Anna with the weight 3. */
  readsWeights: boolean;
  /** The list is read before each spin. */
  eachSpin?: boolean;
}

const isColumn = (given: unknown): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0;

/** Null where the document has none, or none that this version can read. */
export function listSourceOf({ listSource }: Pick<Wheel, 'listSource'>): ListSource | null {
  if (!isRecord(listSource)) return null;
  const { url, reading, hasHeader, textColumn, weightColumn, skipDuplicates, readsWeights, eachSpin } =
    listSource;
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url) || typeof reading !== 'string') return null;
  return {
    url,
    reading,
    hasHeader: hasHeader === true,
    textColumn: isColumn(textColumn) ? textColumn : 0,
    weightColumn: isColumn(weightColumn) ? weightColumn : null,
    skipDuplicates: skipDuplicates === true,
    readsWeights: readsWeights === true,
    eachSpin: eachSpin === true,
  };
}
