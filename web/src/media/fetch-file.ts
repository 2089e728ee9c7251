import { request } from '../api/request';

/** A file that could not be had; 0 where nobody answered. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super(status === 0 ? 'The file could not be reached' : `The file was answered ${status}`, options);
    this.status = status;
  }

  /** The address has run out, or the file behind it is gone. */
  get isRefused(): boolean {
    return this.status === 401 || this.status === 403 || this.status === 404 || this.status === 410;
  }
}

/** A user's file. Its address alone opens it: nothing that says who asks goes along. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
  let answer: Response;
  try {
    answer = await request(address, { credentials: 'omit', mode: 'cors', ...(signal ? { signal } : {}) });
  } catch (error) {
    throw new FileFault(0, { cause: error });
  }
  if (!answer.ok) throw new FileFault(answer.status);
  return answer.blob();
}
