import type { Transport } from '../api/authenticated-request';

/** An upload that makes no progress for this long, or whose answer doesn't come, has lost its connection. */
const stallTimeoutMs = 60_000;

/** `fetch` doesn't report upload progress; XMLHttpRequest does. Progress is from 0 to 1. */
export const sendWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const cancelled = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
      if (signal?.aborted) return cancelled();
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      const lost = () => reject(new TypeError('The file could not be sent: no connection'));
      const giveUp = () => {
        lost();
        request.abort();
      };
      let timer = setTimeout(giveUp, stallTimeoutMs);
      request.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, stallTimeoutMs);
        onProgress(total > 0 ? loaded / total : 0);
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = lost;
      request.onabort = cancelled;
      request.onloadend = () => clearTimeout(timer);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText, responseText } = request;
  return new Response(status === 204 ? null : responseText, { status, statusText, headers });
}
