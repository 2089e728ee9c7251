import { vi } from 'vitest';

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An upload under way: the test decides how it continues. */
export class FakeUpload {
  static latest: FakeUpload;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly sent: { method?: string; address?: string; headers: Record<string, string>; body?: FormData } = {
    headers: {},
  };
  isAborted = false;
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #headers = '';

  constructor() {
    FakeUpload.latest = this;
  }
  open(method: string, address: string) {
    Object.assign(this.sent, { method, address });
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  send(body: FormData) {
    this.sent.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  getAllResponseHeaders() {
    return this.#headers;
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total });
  }
  answer({ status = 201, body = { success: true }, headers = {} }: Answer = {}) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.#headers = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.onload?.();
  }
  fail() {
    this.onerror?.();
  }
}

export const fakeUploads = (): void => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
};
