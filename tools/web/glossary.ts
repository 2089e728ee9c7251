import type { LanguageCode } from '../../web/src/i18n/languages.ts';

interface Banned {
  word: RegExp;
  /** What the product says instead. */
  say: string;
  /** Texts of the specification, which stay word for word. */
  specified?: readonly string[];
}

const english: Banned[] = [
  { word: /\bwhoever\b/i, say: 'anyone who' },
  { word: /\be-mail\b/i, say: 'email' },
  { word: /\bcloud\b/i, say: 'your account' },
  { word: /\blanguage model\b/i, say: 'AI' },
  {
    word: /\b(?:could|does|do|did|is|are|was|were|has|have|would) not\b|\bcannot\b/i,
    say: 'a contraction',
    specified: [
      'Effects are not available.',
      'Are you sure you want to delete this image? This action cannot be undone.',
      'Are you sure you want to delete this sound? This action cannot be undone.',
    ],
  },
  {
    word: /\blog(?:ged)? in\b|\blogin\b/i,
    say: 'sign in',
    specified: [
      'Log In',
      'Log in',
      'Login required',
      'Login required to view and add images.',
      'Your session has expired. Please log in again.',
      'Your session has expired. Please log in again to access your media files.',
    ],
  },
];

const german: Banned[] = [
  { word: /\bGewinn(?:e[ns]?|s)?\b/, say: 'Treffer' },
  { word: /\b(?:Töne|Klänge)\b/, say: 'Sounds' },
  { word: /\bSprachmodell/, say: 'KI' },
  { word: /\bGastgeber/, say: 'Host' },
  { word: /\bErsatz\b/, say: 'Nachrücker' },
  { word: /\bCloud\b/, say: 'dein Konto' },
  { word: /\bGuthaben/, say: 'Credits' },
];
const swiss: Banned[] = [
  { word: /noch einmal/i, say: 'nochmals' },
  { word: /Ergebnis/, say: 'Resultat' },
  { word: /\bTarif/, say: 'Abo' },
];

/** Words that a language doesn't use for a thing of the product: one word per thing (docs/voice.md). */
const banned: Record<LanguageCode, Banned[]> = {
  en: english,
  'en-au': english,
  de: german,
  'de-ch': [...german, ...swiss],
  nl: [
    { word: /\blive ?ruimte/i, say: 'livekamer' },
    { word: /(?<!\bte )\braden\b|\bwielen\b/i, say: 'raderen' },
    { word: /\bwinst(?:en)?\b/i, say: 'gewonnen' },
    { word: /het mijne/i, say: 'mijn kopie' },
    { word: /\buitslag/i, say: 'resultaat' },
    { word: /\btegoed/i, say: 'credits' },
    { word: /\btaalmodel/i, say: 'AI' },
    { word: /\bbaken/i, say: 'toevalsbron' },
    { word: /\bcloud\b/i, say: 'je account' },
  ],
  fr: [
    { word: /\btoi seule?\b/i, say: 'pour toi, for everyone' },
    { word: /\b(?:votre|vos|vous)\b/i, say: 'ton, tes, tu' },
    { word: /comme le mien/i, say: 'ma copie' },
    { word: /remplaçant/i, say: 'suppléant' },
    { word: /modèle de langage/i, say: 'IA' },
    { word: /\bcloud\b/i, say: 'ton compte' },
  ],
  es: [
    { word: /\b(?:tenéis|podéis|queréis|vuestr[ao]s?)\b/i, say: 'tú, or ustedes by a neutral form' },
    { word: /en directo/i, say: 'en vivo' },
    { word: /quien organiza(?! un sorteo)/i, say: 'el anfitrión' },
    { word: /\bla nube\b/i, say: 'tu cuenta' },
    { word: /modelo de lenguaje/i, say: 'IA' },
    { word: /\b(?:móvil|ordenador)\b/i, say: 'teléfono, equipo' },
  ],
  pt: [
    { word: /\broletas?\b/i, say: 'roda' },
    { word: /\bvocê\b/i, say: 'tu' },
    { word: /\boutra vez\b/i, say: 'de novo' },
    { word: /ao vivo/i, say: 'em direto' },
    { word: /\bnuvem\b/i, say: 'a tua conta' },
    { word: /modelo de linguagem/i, say: 'IA' },
    { word: /\bapaga(?:r|d[oa]s?)\b/i, say: 'eliminar' },
  ],
  it: [
    { word: /\bvincit[ae]\b/i, say: 'risultato' },
    { word: /dal vivo/i, say: 'in diretta' },
    { word: /chi ospita/i, say: 'l’host' },
    { word: /\bscelte\b|(?<!immagine )\bscelta\b/i, say: 'opzione' },
    { word: /\bcloud\b/i, say: 'il tuo account' },
    { word: /modello linguistico/i, say: 'IA' },
  ],
};

/** The banned words of a text, as sentences. */
export const bannedWords = (text: string, language: LanguageCode): string[] =>
  banned[language].flatMap(({ word, say, specified }) => {
    const found = specified?.includes(text) ? null : word.exec(text);
    return found ? [`says “${found[0]}”; the product’s word is “${say}”`] : [];
  });
