import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** A wheel of the user as lists show it. */
export type ListedWheel = components['schemas']['ListedWheel'];

export interface WheelPage {
  wheels: readonly ListedWheel[];
  totalPages: number;
}

export async function listWheels(page: number): Promise<WheelPage> {
  const { wheels, pagination } = await callAsUser(`/api/wheels?page=${page}`);
  const pages = (pagination as components['schemas']['Pagination'] | undefined)?.totalPages;
  return { wheels: Array.isArray(wheels) ? wheels : [], totalPages: pages ?? 1 };
}
