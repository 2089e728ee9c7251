import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** An invisible screen. */
export interface Display {
  name: string;
  stop: () => void;
}

export async function openDisplay(): Promise<Display> {
  // Without -r a key that a busy machine holds for more than 0.6 s would repeat itself.
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp', '-noreset', '-r'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await firstOf(server, server.stdio[3] as NodeJS.ReadableStream, 'data', 'Xvfb');
  return { name: `:${String(number).trim()}`, stop: () => server.kill('SIGKILL') };
}

async function firstOf(
  process: ChildProcess,
  source: NodeJS.ReadableStream,
  event: string,
  who: string,
): Promise<unknown[]> {
  const ended = once(process, 'exit').then(() => {
    throw new Error(`${who} ended before it was ready`);
  });
  return Promise.race([once(source, event), ended]);
}

/** A hand at the display: moves its mouse and presses its keys, as `xdotool` does. */
export class Hand {
  readonly #tool: ChildProcess;
  readonly #answers: AsyncIterator<string>;

  constructor(env: NodeJS.ProcessEnv) {
    this.#tool = spawn('xdotool', ['-'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    if (!this.#tool.stdout) throw new Error('xdotool has no output to read');
    this.#answers = createInterface(this.#tool.stdout)[Symbol.asyncIterator]();
  }

  /** Resolves when the display has received the command: the answer to the next one shows it. */
  async do(command: string): Promise<void> {
    this.#tool.stdin?.write(`${command}\ngetmouselocation\n`);
    await this.#answers.next();
  }

  stop(): void {
    this.#tool.kill('SIGKILL');
  }
}

/** The hand in one window of several, which comes to the front for it. */
export interface WindowsHand {
  do: (command: string) => Promise<void>;
}

export function handsFor(hand: Hand): (window: string) => WindowsHand {
  let front: string | undefined;
  return (window) => ({
    do: async (command) => {
      if (front !== window) void hand.do(`windowraise ${window}\nwindowfocus ${window}`);
      front = window;
      await hand.do(command);
    },
  });
}
