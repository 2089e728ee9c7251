import { request } from '../network/request';
import { ApiError } from './api-error';
import { apiAddress } from './base';
import { readBody, textIn } from './read-body';

/** The raw wheel behind a link, or null; the reason is logged. */
export async function getSharedWheel(
  shareId: string,
  onFailure: (error: unknown) => void = () => {},
): Promise<object | null> {
  try {
    const path = `/api/share/${encodeURIComponent(shareId)}` as const;
    const headers = { Accept: 'application/json' };
    const response = await request(apiAddress(path), { headers, patience: 'start' });
    const body = await readBody(response);
    if (!response.ok) {
      const { status } = response;
      throw new ApiError(`Share API request failed: ${status}`, status, textIn(body, 'code'));
    }
    const wheel = body?.wheel;
    if (body?.success !== true || typeof wheel !== 'object' || wheel === null)
      throw new Error('Invalid shared wheel data received');
    return wheel;
  } catch (error) {
    onFailure(error);
    console.warn('The shared wheel could not be loaded.', error);
    return null;
  }
}
