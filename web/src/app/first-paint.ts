/** Rendering is put off for windows that nobody looks at, and for frames further down a page. */
const longest = 1000;

/**
 * Resolves once the picture that came with the page has been on the screen: replaced sooner, nobody would have seen it.
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
