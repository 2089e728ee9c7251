/** The browser's voices; none where it can't speak. Some browsers load them only a moment after the page. */
const voices = (): SpeechSynthesisVoice[] =>
  typeof speechSynthesis === 'undefined' ? [] : speechSynthesis.getVoices();

const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? '';

/** The voice for a locale: its own country before another, this machine before the network. */
export function voiceFor(locale: string, among = voices()): SpeechSynthesisVoice | undefined {
  const wanted = locale.toLowerCase();
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (lang.toLowerCase().replace('_', '-') === wanted ? 2 : 0) + (localService ? 1 : 0);
  return among
    .filter(({ lang }) => languageOf(lang) === languageOf(wanted))
    .sort((one, other) => rank(other) - rank(one))[0];
}

/** Calls back when the list of voices changes. Returns how to stop. */
export function watchVoices(changed: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {};
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}

/** Long labels are cut: few people listen longer. */
const longest = 300;

/** Speaks a text instead of what is being spoken. Returns how to stop. */
export function speak(text: string, locale: string, loudness: number): () => void {
  const voice = voiceFor(locale);
  if (!voice) return () => {};
  const said = new SpeechSynthesisUtterance(text.slice(0, longest));
  said.voice = voice;
  said.lang = voice.lang;
  said.volume = loudness;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
  return () => speechSynthesis.cancel();
}
