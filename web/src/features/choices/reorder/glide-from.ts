import { prefersStillness } from '../../../components/motion/stillness';

const duration = 150;

/** Lets an element glide from where it was on the screen to where it now is. */
export function glideFrom(top: number, element: HTMLElement): void {
  const distance = top - element.getBoundingClientRect().top;
  if (distance === 0 || prefersStillness()) return;
  element.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
    duration,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
}
