import { Wheel } from 'spin-wheel';

/** The least that a page with names of one's own can be: a box, and a wheel of its lines. */
const colors = ['#dd2c30', '#ffb703', '#108350', '#1f78d1', '#8338ec'];
const stage = document.querySelector('#stage') as Element;
const box = document.querySelector('textarea') as HTMLTextAreaElement;
const wheelOf = (text: string) =>
  new Wheel(stage, {
    items: text
      .split('\n')
      .filter((line) => line !== '')
      .map((label, place) => ({ label, backgroundColor: colors[place % colors.length] ?? '' })),
  });

let wheel = wheelOf('Pizza\nSushi\nTacos');
box.addEventListener('input', () => {
  wheel.remove();
  wheel = wheelOf(box.value);
});
document.querySelector('button')?.addEventListener('click', () => {
  wheel.spinToItem(0, 4000, true, 12);
  document.body.dataset.spinning = 'true';
});
