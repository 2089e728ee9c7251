import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, WrongAnswer } from './client.ts';
import { newPicture } from './picture.ts';
import type { Record } from './record.ts';
import type { User } from './users.ts';

interface Upload {
  id: string;
  url: string;
  size: number;
  /** The digest of the file when it was first opened. */
  digest?: string | undefined;
}

/** One user's uploads, and which of them were acknowledged. */
export class Uploads {
  readonly kept: Upload[] = [];
  private readonly owner: User;
  private readonly url: string;
  private readonly record: Record;

  constructor(owner: User, url: string, record: Record) {
    this.owner = owner;
    this.url = url;
    this.record = record;
  }

  async add(): Promise<void> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(newPicture())]), 'drill.png');
    form.set('cf-turnstile-response', 'none is asked for here');
    const init = {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${this.owner.accessToken}` },
    };
    const asked = { record: this.record, kind: 'upload' as const, url: `${this.url}/api/media/image`, init };
    const upload = await ask({ ...asked, expects: [201] }, async (answer) => {
      return ((await answer.json()) as { image: Upload }).image;
    });
    if (!upload) return;
    this.kept.push(upload);
    // A fixed order could always hit the same server of a round-robin balancer.
    do await this.open(upload);
    while (Math.random() < 0.5);
  }

  /** Opens an upload and compares its bytes with the first time. */
  async open(upload: Upload): Promise<boolean> {
    const url = new URL(upload.url, this.url).href;
    const digest = await ask({ record: this.record, kind: 'upload', url }, async (answer) => {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const found = createHash('sha256').update(bytes).digest('hex');
      if (bytes.length !== upload.size || (upload.digest && found !== upload.digest))
        throw new WrongAnswer(`upload ${upload.id} opens with other bytes`);
      return found;
    });
    upload.digest ??= digest;
    return digest !== undefined;
  }
}

export async function uploading(uploads: Uploads, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await uploads.add();
    await pause(1000);
  }
}
