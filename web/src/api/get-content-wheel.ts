import { request } from '../network/request';
import { apiAddress } from './base';
import { readBody } from './read-body';

type ContentWheelCode = 'CMS_WHEEL_NOT_FOUND' | 'CMS_WHEEL_LOAD_FAILED' | 'WHEEL_CONFIG_INVALID';

export class ContentWheelError extends Error {
  override readonly name = 'ContentWheelError';
  readonly code: ContentWheelCode;

  constructor(code: ContentWheelCode) {
    super(code);
    this.code = code;
  }
}

/** The configuration of a content wheel in one language. */
export async function getContentWheel(id: string, language: string): Promise<object> {
  const path = `/public/wheel/${encodeURIComponent(id)}/config` as const;
  const address = `${apiAddress(path)}?lang=${encodeURIComponent(language)}`;
  const response = await request(address, { patience: 'start' });
  if (response.status === 404) throw new ContentWheelError('CMS_WHEEL_NOT_FOUND');
  if (!response.ok) throw new ContentWheelError('CMS_WHEEL_LOAD_FAILED');
  const document = await readBody(response);
  if (!document) throw new ContentWheelError('WHEEL_CONFIG_INVALID');
  return document;
}
