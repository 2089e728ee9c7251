/** A page that has just been opened is busy: its first measurements are late, later ones are more exact. */
const quickQuestions = [0, 150, 300, 500, 800, 1200, 1800, 2600, 4000, 6000];
const questionsEvery = 12_000;
const betweenBurstsMs = 10_000;
/** A connection that is silent for this many ms is dead, even if no close event came. */
const answerTimeoutMs = 8_000;

/** Asks for the server's time, often at first and then now and then. `ask` returns whether the question was sent. */
export function timeQuestions(ask: () => boolean, onSilence: () => void) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let answerDue: ReturnType<typeof setTimeout> | undefined;
  let lastOften = Number.NEGATIVE_INFINITY;

  const askOnce = () => {
    if (ask()) answerDue ??= setTimeout(onSilence, answerTimeoutMs);
  };
  const answered = () => {
    clearTimeout(answerDue);
    answerDue = undefined;
  };
  const askOften = () => {
    const now = performance.now();
    // A visitor who switches between windows must not cause a flood.
    if (now - lastOften < betweenBurstsMs) return askOnce();
    lastOften = now;
    for (const wait of quickQuestions) timers.push(setTimeout(askOnce, wait));
  };
  return {
    answered,
    askOften,
    start: () => {
      askOften();
      timers.push(setInterval(askOnce, questionsEvery));
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      answered();
    },
  };
}
