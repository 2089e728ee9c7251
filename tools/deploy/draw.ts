import { sending } from '../drill/client.ts';

/** Begins an official draw, which is then in the database. */
export async function beginDraw(url: string): Promise<{ spinId: string; drawKey: string }> {
  const answer = await fetch(`${url}/api/spins`, sending('POST', {}));
  if (answer.status !== 201) throw new Error(`No draw was begun: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { spinId: string; drawKey: string };
}

export const statusOf = async (url: string, spinId: string): Promise<number> =>
  (await fetch(`${url}/api/spins/${spinId}`)).status;

/** Makes an official draw of three choices, from its commitment to its receipt. */
export async function spin(url: string): Promise<{ spinId: string; winner: string }> {
  const slices = ['Anna', 'Ben', 'Cleo'].map((text) => ({ guid: text, text }));
  const wheel = { 'wheel-definition': { name: 'Raffle', slices } };
  const { spinId, drawKey } = await beginDraw(url);
  const body = sending('POST', { wheel, drawKey, entropy: '0f'.repeat(32) });
  const answer = await fetch(`${url}/api/spins/${spinId}`, body);
  if (answer.status !== 200)
    throw new Error(`The wheel was not spun: ${answer.status} ${await answer.text()}`);
  return { spinId, winner: await winnerOf(url, spinId) };
}

/** The winner that the public receipt names. */
export async function winnerOf(url: string, spinId: string): Promise<string> {
  const answer = await fetch(`${url}/api/spins/${spinId}`);
  if (answer.status !== 200) throw new Error(`No receipt: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { receipt: { winners: string[] } }).receipt.winners.join();
}
