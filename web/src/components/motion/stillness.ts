const query = '(prefers-reduced-motion: reduce)';

export const prefersStillness = (): boolean => matchMedia(query).matches;

/** Runs an animation for as long as the visitor's device allows motion. Returns how to stop. */
export function whileMotionIsWelcome(move: () => () => void): () => void {
  const stillness = matchMedia(query);
  let stop = () => {};
  const follow = () => {
    stop();
    stop = stillness.matches ? () => {} : move();
  };
  follow();
  stillness.addEventListener('change', follow);
  return () => {
    stillness.removeEventListener('change', follow);
    stop();
  };
}
