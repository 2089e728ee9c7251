export type Body = Record<string, unknown>;

/** The answer's JSON object; `null` for anything else, such as a proxy's error page. */
export async function readBody(response: Response): Promise<Body | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : null;
  } catch {
    return null;
  }
}

export function textIn(body: Body | null, field: string): string | undefined {
  const text = body?.[field];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
