import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';
import { textIn } from './read-body';

/** The address of the room with this code, as a visitor typed it. */
export async function findLiveRoom(code: string): Promise<string> {
  const body = await successOf(await request(apiAddress(`/api/live?code=${encodeURIComponent(code)}`)));
  const url = textIn(body, 'url');
  if (!url) throw new SyntaxError('The answer has no address');
  return url;
}
