import { ApiError } from '../api/api-error';

/** Why the last call of the cloud failed; status 0 means that the server could not be reached. */
export interface CloudError {
  status: number;
  code: string | undefined;
  message: string;
  data: Readonly<Record<string, unknown>>;
}

let last: CloudError | null = null;

export const lastCloudError = (): CloudError | null => last;

export function forgetCloudError(): void {
  last = null;
}

/** The server said that there is no such wheel, or that this is no id: no other trouble means that it is gone. */
export const wasNotFound = (): boolean => last?.status === 404 || last?.status === 400;

/** The wheel behind the link was reported and taken down. */
export const wasTakenDown = (): boolean => last?.code === 'share_taken_down';

export const isAuthFailure = ({ status }: CloudError): boolean => status === 401 || status === 403;

/** Keeps the error for whoever has to act on it. */
export function recordCloudError(error: unknown): CloudError {
  last = cloudErrorOf(error);
  return last;
}

export function cloudErrorOf(error: unknown): CloudError {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof ApiError
    ? { status: error.status, code: error.code, message, data: error.body }
    : { status: error instanceof TypeError ? 0 : -1, code: undefined, message, data: {} };
}

/** Sent again later it may succeed: nothing is wrong with the wheel. */
export const passesByItself = ({ status }: CloudError): boolean =>
  status <= 0 || status === 429 || status >= 500;
