import type { FromFrame, GivenChoice, ToFrame } from './messages';
import { protocol } from './messages';

/**
 * `<wheel-wright>`, for the pages of other sites: a frame with a wheel that tells what happens in it. It talks to the
 * installation that this script came from, and to no other.
 */
const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;

const fullWidth = { display: 'block', width: '100%', height: '560px', border: '0' };

/** A list as JSON, or texts with commas or line breaks between them. */
function choicesIn(text: string): readonly GivenChoice[] {
  try {
    const given: unknown = JSON.parse(text);
    if (Array.isArray(given)) return given;
  } catch {
    // Most lists aren't JSON.
  }
  return text.split(/[\n,]/).filter((each) => each.trim());
}

/** The id of a share, or the address of a page with a wheel; without either, a wheel for choices of the page. */
function frameAddress(wheel: string, language: string): string {
  const named = language ? `/${language}` : '';
  if (/^[\w-]{22}$/.test(wheel)) return `${origin}/embed${named && `${named}/share`}/${wheel}`;
  if (!wheel) return `${origin}/embed${named || '/en'}/`;
  const address = new URL(wheel, origin);
  if (address.origin !== origin)
    throw new Error(`<wheel-wright> shows wheels of ${origin} only, not ${wheel}`);
  const [, share] = /^\/(?:share|embed)\/([\w-]{22})\/?$/.exec(address.pathname) ?? [];
  if (share) return frameAddress(share, language);
  return `${origin}/embed${address.pathname.replace(/^\/embed\//, '/')}`;
}

class WheelWright extends HTMLElement {
  static observedAttributes = ['wheel', 'language', 'choices', 'muted', 'official'];
  readonly #frame = document.createElement('iframe');
  #choices: readonly GivenChoice[] | undefined;
  #isHere = false;

  constructor() {
    super();
    const frame = this.#frame;
    Object.assign(frame.style, fullWidth);
    frame.allow = 'autoplay; fullscreen; clipboard-write';
    frame.loading = 'lazy';
    frame.title = 'Wheelwright';
    this.attachShadow({ mode: 'open' }).append(frame);
  }

  connectedCallback() {
    this.#takeEarlyChoices();
    this.style.display ||= 'block';
    addEventListener('message', this.#listen);
    this.#load();
  }

  /** Set before this script had come, they would hide the property. */
  #takeEarlyChoices() {
    if (!Object.hasOwn(this, 'choices')) return;
    const { choices } = this;
    Reflect.deleteProperty(this, 'choices');
    this.choices = choices;
  }

  disconnectedCallback() {
    removeEventListener('message', this.#listen);
    this.#isHere = false;
  }

  attributeChangedCallback(name: string, _before: string | null, now: string | null) {
    if (name === 'choices') this.#choices = now === null ? undefined : choicesIn(now);
    if (!this.isConnected) return;
    if (name === 'wheel' || name === 'language') this.#load();
    else this.#set();
  }

  get choices(): readonly GivenChoice[] | undefined {
    return this.#choices;
  }

  set choices(choices: readonly GivenChoice[] | string | undefined) {
    this.#choices = typeof choices === 'string' ? choicesIn(choices) : choices;
    this.#set();
  }

  spin(): void {
    if (this.#isHere) this.#say({ type: 'spin' });
    else this.#tell({ type: 'refused', what: 'spin', why: 'loading' });
  }

  #load() {
    const address = frameAddress(this.getAttribute('wheel') ?? '', this.getAttribute('language') ?? '');
    if (this.#frame.src === address) return;
    this.#isHere = false;
    this.#frame.src = address;
  }

  #set() {
    const choices = this.#choices;
    const muted = this.hasAttribute('muted');
    const official = this.hasAttribute('official');
    if (this.#isHere) this.#say({ type: 'set', ...(choices ? { choices } : {}), muted, official });
  }

  #say(message: ToFrame) {
    this.#frame.contentWindow?.postMessage({ ...message, wheelwright: protocol }, origin);
  }

  #tell({ type, ...detail }: FromFrame) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  readonly #listen = ({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source !== this.#frame.contentWindow || data?.wheelwright !== protocol) return;
    const { wheelwright: _version, ...message } = data as FromFrame & { wheelwright: number };
    if (message.type === 'here') {
      this.#isHere = true;
      this.#set();
    } else if (message.type === 'size') this.#frame.style.height = `${message.height}px`;
    else {
      if (message.type === 'ready') this.#frame.title = message.name;
      this.#tell(message);
    }
  };
}

if (!customElements.get('wheel-wright')) customElements.define('wheel-wright', WheelWright);
