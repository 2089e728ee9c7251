import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The server renames a mail into place when it is complete, so each file is read once. */
const mailAt = new Map<string, Promise<string>>();

function readMail(path: string): Promise<string> {
  const known = mailAt.get(path) ?? readFile(path, 'utf8');
  mailAt.set(path, known);
  return known;
}

/** The mails that a server without a mail server has written for this address, oldest first. */
export async function mailsTo(data: string, email: string): Promise<string[]> {
  const outbox = join(data, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readMail(join(outbox, name))),
  );
  return mails.filter((mail) => mail.includes(`<${email}>`));
}

/** The link in the mail's text, which is quoted-printable: lines are folded by `=` and `=3D` is an equals sign. */
export const linkIn = (mail: string): string | undefined =>
  /https?:\/\/\S+\/login\?auth=email\S+/.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];
