import { callAsUser } from '../api/client';
import type { MediaKind } from './media-item';
import { sendWithProgress } from './send-with-progress';

export interface Upload {
  kind: MediaKind;
  file: File;
  /** The result of the human-verification widget. */
  verification: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Sends a file to the user's library; rejects with the server's error. */
export async function uploadFile(upload: Upload): Promise<void> {
  const { kind, file, verification, signal, onProgress } = upload;
  const body = new FormData();
  // The verification comes first, so that the server can check it before the file arrives.
  body.append('cf-turnstile-response', verification);
  body.append('file', file, file.name);
  await callAsUser(`POST /api/media/${kind}`, {
    body,
    signal,
    transport: sendWithProgress(onProgress),
    redirectOnAuthError: false,
  });
}
