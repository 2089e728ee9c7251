/** One line of a Twitch chat: IRC with the tags of IRCv3. */
export interface IrcLine {
  tags: ReadonlyMap<string, string>;
  /** The login of the person a line is from; empty for the server's own. */
  login: string;
  command: string;
  parameters: readonly string[];
}

const signs: Readonly<Record<string, string>> = { ':': ';', s: ' ', '\\': '\\', r: '\r', n: '\n' };

/** `\s` is a space; any other escaped character is itself, and a backslash at the end is nothing. */
const unescaped = (value: string): string =>
  value.replaceAll(/\\(.?)/gs, (_escape, sign: string) => signs[sign] ?? sign);

function readTags(text: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const tag of text.split(';')) {
    const equals = tag.indexOf('=');
    if (equals < 0) tags.set(tag, '');
    else tags.set(tag.slice(0, equals), unescaped(tag.slice(equals + 1)));
  }
  return tags;
}

/** Everything before the next spaces, and what follows them. */
function cut(text: string): [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space).replace(/^ +/, '')];
}

/** Null for a line without a command, which says nothing. */
export function readLine(text: string): IrcLine | null {
  let rest = text;
  let part: string;
  let tags = new Map<string, string>();
  let login = '';
  if (rest.startsWith('@')) {
    [part, rest] = cut(rest);
    tags = readTags(part.slice(1));
  }
  if (rest.startsWith(':')) {
    [part, rest] = cut(rest);
    login = /^([^!]+)!/.exec(part.slice(1))?.[1] ?? '';
  }
  const [command, behind] = cut(rest);
  rest = behind;
  const parameters: string[] = [];
  while (rest !== '') {
    if (rest.startsWith(':')) {
      parameters.push(rest.slice(1));
      break;
    }
    [part, rest] = cut(rest);
    parameters.push(part);
  }
  return command === '' ? null : { tags, login, command, parameters };
}

/** The lines of a frame: one or more, each ended by CR LF. */
export const linesIn = (frame: string): string[] => frame.split(/\r?\n/).filter((line) => line !== '');
