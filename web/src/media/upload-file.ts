import { callAsUser } from '../api/authenticated-request';
import type { MediaKind } from './media-item';
import { sendWithProgress } from './send-with-progress';

export interface Upload {
  kind: MediaKind;
  file: File;
  /** What the human-verification widget gave. */
  verification: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Sends a file to the user's library; rejects with what the server said. */
export async function uploadFile(upload: Upload): Promise<void> {
  const { kind, file, verification, signal, onProgress } = upload;
  const body = new FormData();
  // The verification first: whoever checks it need not wait for the file.
  body.append('cf-turnstile-response', verification);
  body.append('file', file, file.name);
  await callAsUser(`/api/media/${kind}`, {
    method: 'POST',
    body,
    signal,
    transport: sendWithProgress(onProgress),
    redirectOnAuthError: false,
  });
}
