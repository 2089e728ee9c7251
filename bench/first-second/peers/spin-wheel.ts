import { Wheel } from 'spin-wheel';

const labels = ['Pizza', 'Sushi', 'Tacos', 'Pasta', 'Burger', 'Curry', 'Salad', 'Ramen'];
const colors = ['#dd2c30', '#ffb703', '#108350', '#1f78d1', '#8338ec'];
const wheel = new Wheel(document.querySelector('#stage') as Element, {
  items: labels.map((label, place) => ({ label, backgroundColor: colors[place % colors.length] ?? '' })),
});
document.querySelector('button')?.addEventListener('click', () => {
  wheel.spinToItem(0, 4000, true, 12);
  document.body.dataset.spinning = 'true';
});
