import {
  type Browser,
  type BrowserContext,
  test as base,
  type Page,
  type PlaywrightTestConfig,
} from '@playwright/test';
import { insideContext, insideFirefox, type Message, type Transport, typeAsKeyboard } from './inside.ts';

/** Debian's Firefox ESR, which Playwright drives by WebDriver BiDi. */
export const firefoxOptions = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    // Preferences are changed while Firefox runs.
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      // Headless Firefox says that it has no mouse, and then fields are as tall as for fingers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'dom.events.testing.asyncClipboard': true,
      // Playwright's names of elements read `ariaLabelledByElements`, from a world of its own: there the second read of
      // one element ends the tab (a null pointer). Without the property Playwright reads the attribute.
      'accessibility.ARIAElementReflection.enabled': false,
    },
  },
} satisfies PlaywrightTestConfig['use'];

export const firefoxTest = base.extend<object>({
  browser: [
    async ({ browser }, use) => {
      await closeGaps(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** What this Firefox can't be asked by WebDriver BiDi, or answers in another form than Playwright expects. */
export async function closeGaps(browser: Browser): Promise<void> {
  const gaps = new Gaps(insideFirefox(browser)._connection._transport);
  await gaps.findOwnWindow();
  browser.on('context', (context: BrowserContext) => {
    gaps.preferMotion(insideContext(context)._options.reducedMotion);
    gaps.forceColors(insideContext(context)._options.forcedColors);
    context.on('page', (page: Page) => {
      typeAsKeyboard(page);
      const emulate = page.emulateMedia.bind(page);
      page.emulateMedia = async (wanted = {}) => {
        if (wanted.reducedMotion) gaps.preferMotion(wanted.reducedMotion);
        if (wanted.forcedColors !== undefined) gaps.forceColors(wanted.forcedColors);
        await emulate(wanted);
      };
    });
  });
}

/**
 * While tabs change, Firefox may give the focus to its address bar, and what a page focuses after that is focused only
 * once the page has been clicked. A disabled address bar takes no focus.
 */
const withoutAddressBar = `{
  const disable = ({ gURLBar }) => { gURLBar.inputField.disabled = true; };
  disable(window);
  gBrowser.selectedBrowser.focus();
  Services.obs.addObserver(disable, 'browser-delayed-startup-finished');
}`;

/** How long a press waits for its release, in ms: then it is a long press or a drag, and is sent alone. */
const clickTime = 40;
const colorSchemes = ['dark', 'light'];

class Gaps {
  readonly #send: (message: Message) => void;
  readonly #receive: (message: Message) => void;
  readonly #answers = new Map<number, (answer: Message) => void>();
  readonly #withPage = new Set<string>();
  #lastId = 1e9;
  #ownWindow: string | undefined;
  #press: { message: Message; timer: NodeJS.Timeout } | undefined;

  constructor(transport: Transport) {
    this.#send = transport.send.bind(transport);
    this.#receive = transport.onmessage ?? (() => undefined);
    transport.send = (message) => this.#toFirefox(message);
    transport.onmessage = (message) => {
      const passed = this.#fromFirefox(message);
      if (passed) this.#receive(passed);
    };
  }

  /** Preferences are set in Firefox's own window. */
  async findOwnWindow(): Promise<void> {
    const { result } = await this.#call('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    this.#ownWindow = result?.contexts[0]?.context;
    const { exceptionDetails } = (await this.#inOwnWindow(withoutAddressBar)).result;
    if (exceptionDetails) throw new Error(exceptionDetails.text);
  }

  preferMotion(motion: string | undefined): void {
    this.#prefer('ui.prefersReducedMotion', motion === 'reduce' ? 1 : 0);
  }

  /** As who chooses the colours of all pages in the settings. */
  forceColors(colors: string | null | undefined): void {
    this.#prefer('browser.display.document_color_use', colors === 'active' ? 2 : 0);
  }

  #prefer(name: string, value: number): void {
    void this.#inOwnWindow(`Services.prefs.setIntPref('${name}', ${value})`);
  }

  #inOwnWindow(expression: string): Promise<Message> {
    const target = { context: this.#ownWindow };
    return this.#call('script.evaluate', { expression, target, awaitPromise: false });
  }

  #call(method: string, params: object): Promise<Message> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#send({ id, method, params });
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  /** A window costs a second. A further page of a story needs one: a tab that isn't in front paints nothing. */
  #isFirstPage({ params }: Message): boolean {
    const isFirst = !this.#withPage.has(params.userContext);
    this.#withPage.add(params.userContext);
    return isFirst;
  }

  #succeed({ id }: Message): void {
    queueMicrotask(() => this.#receive({ type: 'success', id, result: {} } as Message));
  }

  #toFirefox(message: Message): void {
    if (message.method === 'browsingContext.create' && this.#isFirstPage(message)) {
      this.#send({ ...message, params: { ...message.params, type: 'tab' } });
    } else if (message.method === 'emulation.setMediaFeaturesOverride') {
      const scheme = colorSchemes.indexOf(message.params.features['prefers-color-scheme']);
      this.#prefer('layout.css.prefers-color-scheme.content-override', scheme === -1 ? 2 : scheme);
      this.#succeed(message);
    } else if (message.method === 'permissions.setPermission') {
      this.#succeed(message);
    } else if (!this.#isPartOfClick(message)) {
      this.#send(message);
    }
  }

  /**
   * A press and its release go out together: on a busy machine the four commands of a double click would take longer
   * than Firefox's interval of 640 ms.
   */
  #isPartOfClick(message: Message): boolean {
    const action = mouseActionOf(message);
    if (action?.type === 'pointerDown') {
      this.#sendPress();
      this.#succeed(message);
      this.#lastId += 1;
      const press = { ...message, id: this.#lastId };
      this.#answers.set(press.id, () => undefined);
      this.#press = { message: press, timer: setTimeout(() => this.#sendPress(), clickTime) };
      return true;
    }
    const press = this.#press;
    if (action?.type === 'pointerUp' && press) {
      clearTimeout(press.timer);
      this.#press = undefined;
      message.params.actions[0].actions.unshift(mouseActionOf(press.message));
      this.#send(message);
      return true;
    }
    this.#sendPress();
    return false;
  }

  #sendPress(): void {
    if (!this.#press) return;
    clearTimeout(this.#press.timer);
    this.#send(this.#press.message);
    this.#press = undefined;
  }

  /** The message as Playwright expects it, or undefined when it isn't Playwright's. */
  #fromFirefox(message: Message): Message | undefined {
    const answered = this.#answers.get(message.id ?? -1);
    if (answered) {
      this.#answers.delete(message.id ?? -1);
      answered(message);
      return undefined;
    }
    const { method, params } = message;
    // A download of a blob is no navigation, and Playwright drops what has no id.
    if (method?.startsWith('browsingContext.download'))
      params.download ??= params.navigation ?? `${params.context} ${params.url}`;
    // Init scripts also run in about:blank, which has no storage: that is no complaint of the page's.
    const isOfBlankPage = params?.text?.includes('The operation is insecure.') && !params.stackTrace;
    return method === 'log.entryAdded' && isOfBlankPage ? undefined : message;
  }
}

/** The only action of a command, when it is the mouse's. */
function mouseActionOf({ method, params }: Message): { type: string } | undefined {
  const source = params?.actions?.[0];
  const isMouse = method === 'input.performActions' && source?.id === 'pw_mouse';
  return isMouse && source.actions.length === 1 ? source.actions[0] : undefined;
}
