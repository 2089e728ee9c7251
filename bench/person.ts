import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, each read by its caller.
type Answer = any;
const folded = /=\r?\n/g;

/** A user with an account, a session that is renewed repeatedly, a wheel and a link to it. */
export class Person {
  readonly wheelId = randomUUID();
  shareId = '';
  token = '';
  private refreshId = '';
  private saves = 0;

  readonly url: string;

  private constructor(url: string) {
    this.url = url;
  }

  static async signedIn(server: Server, name: string): Promise<Person> {
    const person = new Person(server.url);
    const email = `${name}@example.org`;
    await person.call('/api/auth/email/initiate', { method: 'POST', body: JSON.stringify({ email }) });
    const link = await mailedToken(server.data, email);
    person.take(await person.call(`/api/auth/email/verify?response_type=json&token=${link}`));
    await person.save();
    person.shareId = (await person.call(`/api/wheel/${person.wheelId}/share`, { method: 'POST' })).shareId;
    return person;
  }

  /** A call that must succeed; any other response ends the measurement. */
  async call(path: string, init: RequestInit = {}, url = this.url): Promise<Answer> {
    const headers = new Headers(init.body instanceof FormData ? {} : json);
    if (this.token) headers.set('Authorization', `Bearer ${this.token}`);
    const answer = await fetch(url + path, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path} answered ${answer.status}: ${text}`);
    return answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : {};
  }

  async save(): Promise<void> {
    this.saves += 1;
    const slices = Array.from({ length: 70 }, (_, place) => ({
      guid: `slice-${place}`,
      text: `Choice ${place} of save ${this.saves}`,
      active: true,
    }));
    const wheel = { id: this.wheelId, 'wheel-definition': { name: 'Soak', slices } };
    await this.call('/api/wheel', { method: 'POST', body: JSON.stringify(wheel) });
  }

  /** At another address, where the same server is behind one. */
  async renew(url = this.url): Promise<void> {
    const body = JSON.stringify({ refresh_token_id: this.refreshId });
    this.take(await this.call('/api/auth/refresh', { method: 'POST', body }, url));
  }

  private take(answer: Answer): void {
    this.token = answer.access_token ?? '';
    this.refreshId = answer.refresh_token_id ?? '';
  }
}

async function mailedToken(data: string, email: string): Promise<string> {
  const outbox = join(data, 'outbox');
  for (let tries = 0; tries < 200; tries += 1) {
    const names = await readdir(outbox).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const mail = (await readFile(join(outbox, name), 'utf8')).replaceAll(folded, '').replaceAll('=3D', '=');
      const token = /[?&]token=([\w-]+)/.exec(mail)?.[1];
      if (mail.includes(`<${email}>`) && token !== undefined) return token;
    }
    await pause(50);
  }
  throw new Error(`no mail to ${email}`);
}
