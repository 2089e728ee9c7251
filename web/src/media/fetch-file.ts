import { readBytes, request } from '../network/request';

/** A file that could not be loaded; status 0 without a response. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super(status === 0 ? 'The file could not be reached' : `The file was answered ${status}`, options);
    this.status = status;
  }

  /** The address has expired, or the file is gone. */
  get isRefused(): boolean {
    return this.status === 401 || this.status === 403 || this.status === 404 || this.status === 410;
  }
}

/** Fetches a user's file. Its address alone grants access, so no credentials are sent. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
  try {
    const answer = await request(address, {
      credentials: 'omit',
      mode: 'cors',
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) throw new FileFault(answer.status);
    return new Blob([await readBytes(answer)], { type: answer.headers.get('Content-Type') ?? '' });
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault(0, { cause: error });
  }
}
