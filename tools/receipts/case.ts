import type { Evidence } from './forge.ts';

/** A receipt with what it is checked against, each as JSON, and the verdict that every verifier must reach. */
export interface Case {
  name: string;
  receipt?: string;
  keys?: string;
  before?: string;
  verdict: string;
}

export const asCase = (
  name: string,
  { receipt, keys, before }: Partial<Evidence>,
  verdict: string,
): Case => ({
  name,
  verdict,
  ...(receipt !== undefined && { receipt: JSON.stringify(receipt) }),
  ...(keys !== undefined && { keys: JSON.stringify(keys) }),
  ...(before !== undefined && { before: JSON.stringify(before) }),
});

/** The file that the scripts read. */
export const fileOf = ({ receipt, keys, before }: Case): string =>
  `{${Object.entries({ receipt, keys, before })
    .filter(([, json]) => json !== undefined)
    .map(([field, json]) => `"${field}":${json}`)
    .join(',')}}`;
