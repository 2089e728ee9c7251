/** What an overlay shows, in the order in which it stands there. */
export const overlayParts = [
  'wheel',
  'winner',
  'joins',
  'last',
  'prizes',
  'standing',
  'owed',
  'legend',
  'seal',
] as const;
export type OverlayPart = (typeof overlayParts)[number];

/** What is behind an overlay: the stream's picture, or a colour for a projector. */
export const overlayGrounds = ['clear', 'dark', 'light'] as const;
type OverlayGround = (typeof overlayGrounds)[number];

/** How an overlay looks; all of it is in its address. */
export interface OverlayWish {
  parts: readonly OverlayPart[];
  /** It comes for a spin and leaves so many seconds after it; 0: it stays. */
  leaves: number;
  hasSound: boolean;
  ground: OverlayGround;
  /** In OBS: saves the replay buffer at each win. */
  savesReplay: boolean;
  /** The word by which people of a chat join; empty where no chat is read. */
  chatWord: string;
}

export const usualOverlay: OverlayWish = {
  parts: ['wheel', 'winner'],
  leaves: 0,
  hasSound: true,
  ground: 'clear',
  savesReplay: false,
  chatWord: '',
};

/** Longer than anybody looks at one winner. */
const longestStay = 600;

const isOf = <Value extends string>(values: readonly Value[], text: string | null): text is Value =>
  values.some((value) => value === text);

/** An address that somebody changed by hand shows what can be understood of it. */
export function readOverlay({ pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search);
  const [language = '', , code = ''] = pathname.split('/').filter((segment) => segment !== '');
  const named = query.get('show')?.split(',') ?? [];
  const parts = overlayParts.filter((part) => named.includes(part));
  const leaves = Math.trunc(Number(query.get('leaves') ?? 0));
  const ground = query.get('ground');
  const wish: OverlayWish = {
    parts: parts.length > 0 ? parts : usualOverlay.parts,
    leaves: leaves > 0 ? Math.min(leaves, longestStay) : 0,
    hasSound: query.get('sound') !== 'off',
    ground: isOf(overlayGrounds, ground) ? ground : usualOverlay.ground,
    savesReplay: query.get('replay') === 'on',
    chatWord: /^[^\s!]{1,25}$/u.exec(query.get('chat') ?? '')?.[0] ?? '',
  };
  return { language, code: code.replace(/%20|[\s-]/g, '').toUpperCase(), wish };
}

/** The address of an overlay; it names only what differs from the usual one. */
export function overlayAddress(language: string, code: string, wish: OverlayWish): string {
  const { parts, leaves, hasSound, ground, savesReplay, chatWord } = wish;
  const named = [
    String(parts) === String(usualOverlay.parts) ? '' : `show=${parts.join(',')}`,
    leaves > 0 ? `leaves=${leaves}` : '',
    hasSound ? '' : 'sound=off',
    ground === usualOverlay.ground ? '' : `ground=${ground}`,
    savesReplay ? 'replay=on' : '',
    chatWord === '' ? '' : `chat=${encodeURIComponent(chatWord)}`,
  ].filter((each) => each !== '');
  return `/${language}/overlay/${code}${named.length > 0 ? `?${named.join('&')}` : ''}`;
}
