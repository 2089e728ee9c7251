import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a server without a mail server has written to this address, oldest first. */
export async function mailsTo(data: string, email: string): Promise<string[]> {
  const outbox = join(data, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`<${email}>`));
}

/** The link in the mail's text, which is quoted-printable: lines are folded by `=` and `=3D` is an equals sign. */
export const linkIn = (mail: string): string | undefined =>
  /https?:\/\/\S+\/login\?auth=email\S+/.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];
