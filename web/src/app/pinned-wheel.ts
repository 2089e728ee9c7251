import { applyLanguageToDocument } from '../i18n/document-language';
import { currentLanguage, onLanguageChange } from '../i18n/i18n';
import type { Wheel } from '../wheel/document/document';
import { wheelStore } from '../wheel/store';
import type { FoundWheel } from './find-wheel';

/**
 * An address that names a wheel also names it in the browser's tab, but only while that wheel is on the stage: once
 * another takes its place, a reload must show the other one. Returns how to stop.
 */
export function pinWheel({ from, wheel }: FoundWheel): () => void {
  if (from === 'default' || from === 'stored' || from === 'recent' || from === 'link') return () => {};
  const isContent = from === 'content' || from === 'session';
  const isPinned = ({ id, templateName, cmsOriginalId }: Wheel) =>
    id === wheel.id ||
    (isContent && cmsOriginalId === wheel.cmsOriginalId) ||
    (from === 'slug' && templateName === wheel.templateName);
  const name = () => nameDocument(wheelStore.getState().wheel);
  const stop = () => {
    for (const each of stops) each();
  };
  const stops = [
    onLanguageChange(name),
    wheelStore.subscribe(({ wheel: onStage }, before) => {
      if (onStage === before.wheel) return;
      if (isPinned(onStage)) return name();
      stop();
      window.history.replaceState(null, '', `/${currentLanguage()}/`);
      applyLanguageToDocument();
    }),
  ];
  name();
  return stop;
}

/** Names the browser's tab after the wheel on the stage. Returns how to stop. */
export function nameByWheel(): () => void {
  const name = () => nameDocument(wheelStore.getState().wheel);
  const stops = [onLanguageChange(name), wheelStore.subscribe(name)];
  name();
  return () => {
    for (const stop of stops) stop();
  };
}

function nameDocument({ name, description }: { name?: string; description?: string }): void {
  if (name) document.title = `${name} · Wheelwright`;
  if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
