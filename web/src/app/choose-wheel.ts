import type { Route } from './routes';

/** Where a wheel can come from. */
export type WheelChoice =
  /** The content wheel as this tab changed it before. */
  | { from: 'session' }
  /** The content wheel that came with the page. */
  | { from: 'content' }
  /** Carried by the address itself. */
  | { from: 'link' }
  | { from: 'share'; shareId: string }
  | { from: 'cloud'; wheelId: string; magiclink?: string; livelink?: string }
  /** Looked up by its slug, without a network request. */
  | { from: 'slug' }
  /** The wheel that this browser keeps. */
  | { from: 'stored' }
  /** The first of the user's recent list. */
  | { from: 'recent'; wheelId: string }
  | { from: 'default' };

export interface WheelFacts {
  route: Route;
  /** The content wheel in the page. */
  contentId: string | null;
  /** The content wheel that the session's copy was made from. */
  sessionCopyOf: string | null;
  /** The address carries a wheel after its `#`. */
  hasLink: boolean;
  isAuthenticated: boolean;
  hasStored: boolean;
  recent: readonly { id: string }[];
}

/** The wheels to try, in this order; the first that loads is shown. The dashboard shows none. */
export function chooseWheel(facts: WheelFacts): readonly WheelChoice[] {
  if (facts.contentId !== null) return [ofContent(facts), ...byDefault(facts)];
  const { route } = facts;
  switch (route.kind) {
    case 'dashboard':
      return [];
    case 'share':
      return [{ from: 'share', shareId: route.shareId }, ...byDefault(facts)];
    case 'cloud':
      return facts.isAuthenticated ? [ofCloud(route), ...byDefault(facts)] : byDefault(facts);
    case 'slug':
      return [{ from: 'slug' }, ...byDefault(facts)];
    default:
      return [...(facts.hasLink ? [{ from: 'link' } as const] : []), ...byDefault(facts)];
  }
}

/** Whether the choice depends on the user: only then does the page wait for the session. */
export function dependsOnSession({ route, contentId, hasStored }: WheelFacts): boolean {
  if (contentId !== null || route.kind === 'share' || route.kind === 'slug') return false;
  return route.kind === 'cloud' || !hasStored;
}

const ofContent = ({ contentId, sessionCopyOf }: WheelFacts): WheelChoice =>
  sessionCopyOf === contentId ? { from: 'session' } : { from: 'content' };

const ofCloud = ({ wheelId, magiclink, livelink }: Route & { kind: 'cloud' }): WheelChoice => ({
  from: 'cloud',
  wheelId,
  ...(magiclink ? { magiclink } : {}),
  ...(livelink ? { livelink } : {}),
});

function byDefault({ hasStored, isAuthenticated, recent }: WheelFacts): WheelChoice[] {
  const [latest] = recent;
  return [
    ...(hasStored ? [{ from: 'stored' } as const] : []),
    ...(isAuthenticated && latest ? [{ from: 'recent', wheelId: latest.id } as const] : []),
    { from: 'default' },
  ];
}
