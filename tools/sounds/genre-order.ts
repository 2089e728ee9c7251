export const effectsGenre = 'audio-effects';
export const ownSoundsGenre = 'my-sounds';

/** The genres of the library in the order the page shows them. All but the first two are music. */
export const genreOrder = [
  effectsGenre,
  ownSoundsGenre,
  'pop',
  'lounge',
  'cinematic',
  'reggae',
  'reggaeton',
  'chiptune',
  'roots',
  'silent-film',
  'dance-techno',
  'hip-hop',
  'disco',
  'electronic',
  'funk',
  'ballroom',
  'rock',
  'world',
  'rockabilly',
  'polka',
  'vintage-rock',
  'festive',
] as const;
