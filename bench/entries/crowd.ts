import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const atOnce = 64;

interface Answer {
  liveId: string;
  hostKey: string;
  ticket: string;
}

export interface Joins {
  /** In milliseconds, of each person. */
  answered: number[];
  seconds: number;
}

/** Guests of one network can't fill a list: a thousand of them share an address, which the server reads as behind a proxy. */
const addressOf = (person: number): string => `203.0.113.${1 + Math.floor(person / 1000)}`;

/** Many people in front of a server: its calls, and so many joins a second. */
export function crowdAt(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  async function ask(method: string, path: string, body?: object, from = 0): Promise<Answer> {
    const headers = {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(from ? { 'X-Forwarded-For': addressOf(from) } : {}),
    };
    const call = request(url + path, { method, agent, headers }).end(body && JSON.stringify(body));
    const [response] = await once(call, 'response');
    let text = '';
    for await (const piece of response) text += piece;
    if (response.statusCode >= 300) throw new Error(`${path} answered ${response.statusCode}: ${text}`);
    return JSON.parse(text);
  }
  async function joinAll(
    liveId: string,
    people: number,
    aSecond: number,
    onSent: (name: string) => void = () => {},
  ): Promise<Joins> {
    const answered: number[] = [];
    let next = 0;
    const began = performance.now();
    const join = async () => {
      while (next < people) {
        next += 1;
        const person = next;
        const name = `Person ${person}`;
        await setTimeout(Math.max(0, began + (next * 1000) / aSecond - performance.now()));
        const sent = performance.now();
        onSent(name);
        await ask('POST', `/api/live/${liveId}/entries`, { name }, person);
        answered.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, join));
    return { answered, seconds: (performance.now() - began) / 1000 };
  }
  return { ask, joinAll, leave: () => agent.destroy() };
}
