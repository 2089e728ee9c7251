import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';
import type { components } from './schema';

/** All content wheels of one language by category. */
export type Gallery = Omit<components['schemas']['WheelGallery'], 'success'>;

export async function listContentWheels(language: string): Promise<Gallery> {
  const address = `${apiAddress('/public/wheels')}?lang=${encodeURIComponent(language)}`;
  return (await successOf(await request(address))) as unknown as Gallery;
}
