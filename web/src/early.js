// Runs before the first paint, so that a dark page never flashes white.
(() => {
  const { documentElement, currentScript, head } = document;

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // Earlier versions kept the look of the stage here.
  if (stored('sceneLook') !== null) localStorage.removeItem('sceneLook');

  const chosen = stored('colorScheme');
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  documentElement.dataset.colorScheme = isDark ? 'dark' : 'light';

  // Fetches the texts while the program loads, in the visitor's language only.
  const { language, texts, look } = currentScript.dataset;
  const preferred = stored('preferredLanguage');
  const isPageLanguage = location.pathname.split('/')[1] === language || !preferred || preferred === language;
  for (const href of isPageLanguage && texts ? texts.split(' ') : []) {
    head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'high', href }),
    );
  }

  // The page names the first sample until the program starts, unless another wheel or language follows.
  const isHome = /^\/([a-z]{2}(-[a-z]{2})?\/?)?$/.test(location.pathname);
  const isCarried = isHome && /^#w[=%]/.test(location.hash);
  const isNamed = isCarried || /[?&](wheel|livelink)=/.test(location.search);
  // A wheel that was sent to the visitor is shown without the panel.
  documentElement.toggleAttribute('data-visit', isCarried || /^\/share\/./.test(location.pathname));
  const own = isHome && !isNamed && stored('wheelConfig');
  // Hub and pointer as the server wrote them: from the first paint.
  if (look && document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    document.adoptedStyleSheets = [sheet];
  }
  documentElement.dataset.first = `${isNamed || own ? 'other-wheel' : ''} ${isPageLanguage ? '' : 'other-language'}`;

  // A press on the button or wheel drawn before the program, or Space: the program spins when it is there.
  const rememberSpin = (event) => {
    const drawn = document.querySelector('.boot-spin');
    const isPress =
      event.type === 'click'
        ? event.target instanceof Element && event.target.closest('.boot-spin, .boot-plate')
        : event.key === ' ' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!drawn || !isPress) return;
    event.preventDefault();
    documentElement.dataset.spin = 'early';
  };
  addEventListener('click', rememberSpin);
  addEventListener('keydown', rememberSpin);

  // Nothing else can report a lost program.
  const showStartFailure = () => {
    const notice = document.getElementById('start-failure');
    if (notice) notice.hidden = false;
    document.getElementById('root')?.replaceChildren();
  };
  const isStarting = () => document.querySelector('[data-boot]') !== null;
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement && isStarting()) showStartFailure();
    },
    true,
  );
  addEventListener('start-failure', showStartFailure);
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('#start-failure a'))) return;
    event.preventDefault();
    location.reload();
  });
})();
