import type { Wheel } from './document';

/** A wheel is framed by a few sites, each of them known to its owner. */
export const mostOrigins = 20;

/** The sites that may set the choices of this wheel and spin it while they frame it. */
export const embedOriginsOf = ({ embedOrigins }: Wheel): string[] =>
  (Array.isArray(embedOrigins) ? embedOrigins : []).filter((each) => typeof each === 'string');

/** Addresses of sites as people type and paste them, as origins; `odd` is the first one that names no site. */
export function readOrigins(text: string): { origins: string[]; odd?: string } {
  const origins = new Set<string>();
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const origin = originIn(word);
    if (!origin) return { origins: [], odd: word };
    origins.add(origin);
  }
  return { origins: [...origins] };
}

function originIn(word: string): string | null {
  try {
    const { protocol, hostname, origin } = new URL(
      /^[a-z][a-z\d+.-]*:\/\//i.test(word) ? word : `https://${word}`,
    );
    const isSite = /^https?:$/.test(protocol) && /^(\[[\da-f:.]+\]|[\w-]+(\.[\w-]+)*)$/.test(hostname);
    return isSite ? origin : null;
  } catch {
    return null;
  }
}
