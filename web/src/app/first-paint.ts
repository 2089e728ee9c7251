/** Browsers put off rendering in hidden windows, and in frames further down a page. */
const longest = 1000;

/**
 * Resolves once the picture that came with the page was on the screen. Replaced sooner, it would never be seen.
 * Where the program takes longer to arrive, as on every slow connection, that has happened already.
 */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve();
    const done = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const timer = setTimeout(done, longest);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
