import { useEffect, useRef, useState } from 'react';

/** Elements this far outside the view are fetched already. */
const ahead = '400px';

/** Whether an element is close to the view: a library of thousands fetches only what is looked at. */
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
