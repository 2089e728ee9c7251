import { createRoot } from 'react-dom/client';

const spin = () => {
  document.body.dataset.spinning = 'true';
};
createRoot(document.getElementById('root') as HTMLElement).render(
  <button type="button" onClick={spin}>
    Spin
  </button>,
);
