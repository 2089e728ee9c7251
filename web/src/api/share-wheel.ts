import { callAsUser } from './authenticated-request';
import { textIn } from './read-body';

/** Creates a link to the wheel, or returns the existing one. */
export async function shareWheel(id: string): Promise<{ shareId: string }> {
  const body = await callAsUser(`/api/wheel/${encodeURIComponent(id)}/share`, { method: 'POST' });
  const shareId = textIn(body, 'shareId');
  if (!shareId) throw new SyntaxError('The answer has no share id');
  return { shareId };
}
