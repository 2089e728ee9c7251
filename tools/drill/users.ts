import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { linkIn, mailsTo } from '../../e2e/support/outbox.ts';
import { ask, sending, WrongAnswer } from './client.ts';
import type { Cluster } from './cluster.ts';
import type { Record } from './record.ts';
import { until } from './until.ts';

/** How long the product accepts a refresh id once more, as after a lost answer. */
const grace = 10_000;

interface Tokens {
  access_token: string;
  refresh_token_id: string;
}

/** The product under test; its sign-in mails are read from its servers' folders. */
type Home = Pick<Cluster, 'url' | 'serverFolders'>;

/** A signed-in user who keeps refreshing the session. */
export class User {
  accessToken = '';
  /** All ids that were accepted, the oldest first. */
  spent: string[] = [];
  /** Sessions that ended because a refresh stayed unanswered for longer than the grace period. */
  lostInDoubt = 0;
  private readonly email = `drill.${randomUUID()}@example.org`;
  private refreshId = '';
  private doubtSince = 0;
  private readonly cluster: Home;

  private constructor(cluster: Home) {
    this.cluster = cluster;
  }

  static async signedIn(cluster: Home): Promise<User> {
    const user = new User(cluster);
    await user.signIn();
    return user;
  }

  private async signIn(): Promise<void> {
    const { url, serverFolders } = this.cluster;
    const { email } = this;
    const mails = async () => (await Promise.all(serverFolders.map((each) => mailsTo(each, email)))).flat();
    const known = new Set(await mails());
    await until('a sign-in mail that is taken', 30, async () => {
      return (await fetch(`${url}/api/auth/email/initiate`, sending('POST', { email }))).status === 200;
    });
    let link: string | undefined;
    await until(`a mail to ${email}`, 30, async () => {
      link = (await mails()).filter((mail) => !known.has(mail)).map(linkIn)[0];
      return link !== undefined;
    });
    const token = new URL(link ?? '').searchParams.get('token');
    await until('a link that signs in', 30, async () => {
      const answer = await fetch(`${url}/api/auth/email/verify?response_type=json&token=${token}`);
      if (answer.status === 200) this.take((await answer.json()) as Tokens);
      return answer.status === 200;
    });
    this.spent = [];
  }

  /** Refreshes the session once. */
  async refresh(record: Record): Promise<void> {
    const id = this.refreshId;
    const began = Date.now();
    let isOver = false;
    const tokens = await ask(
      {
        record,
        kind: 'refresh',
        url: `${this.cluster.url}/api/auth/refresh`,
        init: sending('POST', { refresh_token_id: id }),
        // The server may have spent the id without the client knowing.
        excuses: (status) => {
          isOver = status === 401 && this.doubtSince > 0 && Date.now() - this.doubtSince > grace;
          return isOver;
        },
      },
      (answer) => this.read(answer, id),
    );
    if (tokens) {
      this.spent.push(id);
      this.take(tokens);
    } else if (isOver) {
      this.lostInDoubt += 1;
      await this.signIn();
    } else this.doubtSince ||= began;
  }

  private async read(answer: Response, id: string): Promise<Tokens> {
    const tokens = (await answer.json()) as Tokens;
    if (tokens.refresh_token_id === id || this.spent.includes(tokens.refresh_token_id))
      throw new WrongAnswer(`a refresh id was given out twice`);
    return tokens;
  }

  private take(tokens: Tokens): void {
    this.accessToken = tokens.access_token;
    this.refreshId = tokens.refresh_token_id;
    this.doubtSince = 0;
  }
}

export async function refreshing(user: User, record: Record, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await user.refresh(record);
    await pause(500);
  }
}
