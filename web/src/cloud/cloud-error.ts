import type { Wheel } from '../wheel/document/document';

/** Why a call of the cloud failed; status 0 means that the server could not be reached, -1 that something here failed. */
export interface CloudError {
  status: number;
  code: string | undefined;
  message: string;
  data: Readonly<Record<string, unknown>>;
}

/** The wheel that a call of the cloud returned, or why it returned none. */
export type CloudResult = { wheel: Wheel; error?: undefined } | { wheel: null; error: CloudError };

/** The server has no such wheel, or the id is malformed. Any other error says nothing about whether the wheel exists. */
export const isNotFound = ({ status }: CloudError): boolean => status === 404 || status === 400;

/** The wheel behind the link was reported and taken down. */
export const isTakenDown = ({ code }: CloudError): boolean => code === 'share_taken_down';
