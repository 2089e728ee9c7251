import { getClientConfig } from '../../api/site';
import { say } from '../../components/message/say';
import { onLanguageChange } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import './demo-bar.css';

/** How long the bar says that the demo starts anew, in ms; then it asks for how long the new one lasts. */
const newsTime = 15_000;

/** 125 seconds are “2:05”. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Says above the page that the server throws everything away, and when: by the server's clock, as a visitor's may be
 * wrong. Returns how to stop.
 */
export async function showDemoBar(): Promise<() => void> {
  await loadTexts('demo');
  const bar = document.createElement('p');
  bar.className = 'demo-bar';
  let endsAt = 0;
  let asksAt = 0;

  const show = () => {
    const left = Math.ceil((endsAt - Date.now()) / 1000);
    const text = left > 0 ? translate('demo:left', { time: clock(left) }) : translate('demo:anew');
    if (endsAt === 0 || text === bar.textContent) return;
    bar.textContent = text;
    if (left <= 0) say(text);
  };
  const ask = async () => {
    asksAt = Number.POSITIVE_INFINITY;
    // No answer: the server is starting.
    const { demoSeconds } = await getClientConfig().catch(() => ({ demoSeconds: null }));
    if (demoSeconds) endsAt = Date.now() + demoSeconds * 1000;
    asksAt = Math.max(endsAt, Date.now()) + newsTime;
    show();
  };
  const timer = setInterval(() => {
    show();
    if (Date.now() >= asksAt) void ask();
  }, 1000);
  const unsubscribe = onLanguageChange(show);
  document.body.prepend(bar);
  document.documentElement.dataset.demo = '';
  void ask();
  return () => {
    clearInterval(timer);
    unsubscribe();
    bar.remove();
    delete document.documentElement.dataset.demo;
  };
}
