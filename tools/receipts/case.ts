import type { Evidence } from './forge.ts';

/** A receipt with what it is checked against, each as JSON, and the verdict that every verifier must reach. */
export interface Case {
  name: string;
  receipt?: string;
  keys?: string;
  before?: string;
  log?: string;
  /** Of one person on the list. */
  proof?: string;
  /** What became of the winners. */
  claims?: string;
  verdict: string;
  /** The page's, where it checks more, as a beacon's signature, and where it fetches what is one text in a file. */
  pageVerdict?: string;
  /** The fields that every verifier must say it doesn't know. */
  unchecked?: string[];
  /** The bytes of the text; UTF-8 unless given. */
  encode?: (json: string) => Buffer;
}

export const asCase = (
  name: string,
  { receipt, keys, before, log, proof, claims }: Partial<Evidence>,
  verdict: string,
): Case => ({
  name,
  verdict,
  ...(receipt !== undefined && { receipt: JSON.stringify(receipt) }),
  ...(keys !== undefined && { keys: JSON.stringify(keys) }),
  ...(before !== undefined && { before: JSON.stringify(before) }),
  ...(log !== undefined && { log: JSON.stringify(log) }),
  ...(proof !== undefined && { proof: JSON.stringify(proof) }),
  ...(claims !== undefined && { claims: JSON.stringify(claims) }),
});

/** The file that the scripts read. */
export const fileOf = ({ receipt, keys, before, log, proof, claims }: Case): string =>
  `{${Object.entries({ receipt, keys, before, log, proof, claims })
    .filter(([, json]) => json !== undefined)
    .map(([field, json]) => `"${field}":${json}`)
    .join(',')}}`;

/** What is said about a receipt that comes without a proof that it is in a log. */
export const verdictOf = ({ verdict, log }: Pick<Case, 'verdict' | 'log'>): string =>
  (log === undefined || log === 'null') && verdict.startsWith('valid') ? `${verdict}, not in a log` : verdict;
