import { createStore } from 'zustand/vanilla';
import { keepPreference, keptPreference } from '../wheel/keeping/browser-storage';

/** What a visitor can choose in this browser, none of it part of a wheel. These words are stored; the first is the default. */
const words = {
  /** `auto` follows the device. */
  colorScheme: ['auto', 'light', 'dark'],
  /** How the choices are shown: as rows, or as plain text with a choice per line. */
  choicesView: ['list', 'text'],
  /** Whether the wheel can be dragged and flicked. */
  flick: ['on', 'off'],
  /** Dictation and some assistive tools type single letters that aren't meant as commands. */
  plainKeys: ['on', 'off'],
  /** Whether the pitch of the ticks says where in its slice the pointer is. */
  pitchedTicks: ['off', 'on'],
  /** Whether winners are read aloud. */
  readAloud: ['off', 'on'],
} as const;

type Name = keyof typeof words;
export type Preferences = { [Each in Name]: (typeof words)[Each][number] };

const names = Object.keys(words) as Name[];
const wordIn = (name: Name, text: string | null) =>
  words[name].find((each) => each === text) ?? words[name][0];
const kept = () =>
  Object.fromEntries(names.map((name) => [name, wordIn(name, keptPreference(name))])) as Preferences;

export const colorSchemes = words.colorScheme;

export const preferences = createStore<Preferences>()(kept);

/** An unknown word stands for the default. */
export function prefer<Each extends Name>(name: Each, chosen: Preferences[Each] | (string & {})): void {
  const word = wordIn(name, chosen);
  preferences.setState({ [name]: word });
  keepPreference(name, word);
}

/** Reads what is stored, and follows the choices of other tabs. Returns how to stop. */
export function followPreferences(): () => void {
  const followed = ({ key, newValue }: StorageEvent) => {
    const name = names.find((each) => each === key);
    if (name) preferences.setState({ [name]: wordIn(name, newValue) });
  };
  window.addEventListener('storage', followed);
  preferences.setState(kept());
  return () => window.removeEventListener('storage', followed);
}
