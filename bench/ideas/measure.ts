// How long a wheel from the idea library takes, in every language: `node bench/ideas/measure.ts`, after ./run has built
// the server. Times are the server's own, from its log: from the complete request to the answer, each asked alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'content/ideas');

interface Topic {
  languages: Record<string, { name: string; words: string[] }>;
}
interface Sentence {
  lang: string;
  prompt: string;
}

const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
const topics: Topic[] = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
);
const named = topics.flatMap(({ languages }) =>
  Object.entries(languages).map(([lang, { name }]) => ({ lang, prompt: name })),
);
const kinds: [string, Sentence[]][] = [
  ['the name of a topic', named],
  ['a name with a typing mistake', named.map(({ lang, prompt }) => ({ lang, prompt: swapped(prompt) }))],
  [
    'a sentence of 16 words and more',
    topics.flatMap(({ languages }) =>
      Object.entries(languages).map(([lang, { name, words }]) => ({
        lang,
        prompt:
          `${name} ${words.join(' ')} something for a rainy afternoon with my whole family at home`.slice(
            0,
            400,
          ),
      })),
    ),
  ],
  ['words that fit nothing', named.map(({ lang }, place) => ({ lang, prompt: `xqzwvk${place} qqzzx` }))],
];

/** Two letters in the middle change places. */
function swapped(text: string): string {
  const at = Math.floor(text.length / 2);
  return text.slice(0, at - 1) + (text[at] ?? '') + (text[at - 1] ?? '') + text.slice(at + 1);
}

const data = await mkdtemp(join(tmpdir(), 'wheelwright-bench-'));
const server = spawn(
  join(root, 'build/bin/wheelwright'),
  ['serve', '--port', '0', '--data', data, '--test-rate-limits', 'off', '--log-format', 'json'],
  { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, WHEELWRIGHT_TEST_RULES: 'on' } },
);
const times: number[] = [];
createInterface(server.stderr).on('line', (line) => {
  const entry = JSON.parse(line);
  if (entry.path === '/api/ai/wheel') times.push(entry.ms);
});

try {
  const url = await addressOf(server);
  const ask = ({ lang, prompt }: Sentence) =>
    fetch(`${url}/api/ai/wheel`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lang, prompt }),
    }).then((answer) => answer.text());
  console.log(`${topics.length} topics in 9 languages\n`);
  console.log('| asked for | calls | median, ms | 99 of 100, ms | worst, ms |\n|---|---|---|---|---|');
  for (const [kind, sentences] of kinds) {
    times.length = 0;
    for (const sentence of sentences) await ask(sentence);
    while (times.length < sentences.length) await new Promise((resolve) => setTimeout(resolve, 50)); // the log is buffered
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(2);
    console.log(`| ${kind} | ${times.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
  }
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(data, { recursive: true, force: true });
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output to read');
  for await (const line of createInterface(stdout)) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server ended before it was ready');
}
