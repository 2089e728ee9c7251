/** A response that isn't a success; its message is the server's, or names the status. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  /** After how many minutes a retry makes sense, where the server says so. */
  readonly waitMinutes: number | undefined;
  /** The whole response, where it was JSON: some rejections contain what is needed to continue. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    status: number,
    code?: string,
    waitMinutes?: number,
    body: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.waitMinutes = waitMinutes;
    this.body = body;
  }
}

/** The session is over and the visitor has read that: the caller need not report it again. */
export class AuthenticationRequired extends ApiError {
  override readonly name = 'AuthenticationRequired';

  constructor(status: number, code: string | undefined) {
    super('Authentication required', status, code);
  }
}

const takeDowns: readonly unknown[] = ['share_taken_down', 'wheel_taken_down'];

/** Whether the wheel behind a link was reported and taken down. */
export const tellsOfTakeDown = (error: unknown): boolean =>
  error instanceof ApiError && takeDowns.includes(error.code);
