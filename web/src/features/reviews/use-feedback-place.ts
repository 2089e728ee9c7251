import { useEffect, useState } from 'react';
import { type Place, readPlace, searchOf } from './feedback-place';

/** What is shown follows the address, so that the browser's own back and forward work. */
export function useFeedbackPlace(): [Place, (next: Place) => void] {
  const [place, setPlace] = useState(() => readPlace(window.location.search));

  useEffect(() => {
    const follow = () => setPlace(readPlace(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = (next: Place) => {
    // The same place twice would be a step back that leads nowhere.
    if (searchOf(next) !== searchOf(place))
      window.history.pushState(null, '', window.location.pathname + searchOf(next));
    setPlace(next);
  };
  return [place, go];
}
