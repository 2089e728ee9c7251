import { sending } from '../drill/client.ts';

/** Begins an official draw, which lies in the database from then on, and answers its id. */
export async function beginDraw(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/spins`, sending('POST', {}));
  if (answer.status !== 201) throw new Error(`No draw was begun: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { spinId: string }).spinId;
}

export const statusOf = async (url: string, spinId: string): Promise<number> =>
  (await fetch(`${url}/api/spins/${spinId}`)).status;
