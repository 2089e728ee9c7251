import type { Kind, Record } from './record.ts';

const patience = 20_000;

export interface Asked {
  record: Record;
  kind: Kind;
  url: string;
  init?: RequestInit;
  /** Expected statuses. */
  expects?: number[];
  /** Further answers that the caller accepts. */
  excuses?: (status: number) => boolean;
}

/** Sends a request and records its outcome; returns undefined unless it was good. */
export async function ask<Answer>(
  { record, kind, url, init, expects = [200], excuses = () => false }: Asked,
  read: (answer: Response) => Promise<Answer>,
): Promise<Answer | undefined> {
  const end = record.begin(kind);
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    if (expects.includes(answer.status)) {
      const found = await read(answer);
      end('good');
      return found;
    }
    const text = await answer.text();
    const isBusy = (answer.status === 503 && answer.headers.has('retry-after')) || excuses(answer.status);
    end(isBusy ? 'busy' : 'wrong', `${init?.method ?? 'GET'} ${url}: ${answer.status} ${text.slice(0, 300)}`);
  } catch (problem) {
    if (problem instanceof WrongAnswer) end('wrong', problem.message);
    else if (problem instanceof DOMException && problem.name === 'TimeoutError') end('silent', url);
    else end('cut', `${url}: ${String((problem as Error).cause ?? problem)}`);
  }
  return undefined;
}

/** An expected status with an impossible body. */
export class WrongAnswer extends Error {}

export const sending = (method: string, body: unknown, bearer = ''): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
  body: JSON.stringify(body),
});
