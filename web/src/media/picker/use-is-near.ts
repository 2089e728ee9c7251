import { useEffect, useRef, useState } from 'react';

/** What is this far from being seen is fetched already. */
const ahead = '400px';

/** Whether an element has come close to where it can be seen: a library of thousands fetches only what is looked at. */
export function useIsNear<Target extends Element>() {
  const place = useRef<Target>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { place, isNear };
}
