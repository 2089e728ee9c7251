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

  const chosen = stored('colorScheme');
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';

  // Fetches the texts while the program is still on its way; not those of a language the visitor will not see.
  const { language, texts } = currentScript.dataset;
  const preferred = stored('preferredLanguage');
  const isSpoken = location.pathname.split('/')[1] === language || !preferred || preferred === language;
  for (const href of isSpoken && texts ? texts.split(' ') : []) {
    head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }

  // When the page's own program cannot be fetched, nothing else is there to say so.
  const showStartFailure = () => {
    const notice = document.getElementById('start-failure');
    if (notice) notice.hidden = false;
    document.getElementById('root')?.replaceChildren();
  };
  const isStarting = () => document.querySelector('.boot') !== null;
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement && isStarting()) showStartFailure();
    },
    true,
  );
  addEventListener('start-failure', showStartFailure);
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('#start-failure button')) location.reload();
  });
})();
