import { textIn } from '../api/read-body';
import { saveWheel } from '../api/save-wheel';
import { currentLanguage } from '../i18n/i18n';
import { openLibrary } from '../library/library';
import { updateRecent } from '../session/recent-list';
import { sessionStore } from '../session/session-state';
import { ownCopy } from '../wheel/document/copies';
import type { WheelConfig } from '../wheel/document/document';
import { withoutSignedAddresses } from '../wheel/document/signed-addresses';
import { openDocument } from '../wheel/document/upgrade';
import { type CloudResult, cloudErrorOf } from './cloud-error';
import { coEditHeaders, ownerOf } from './owner';

interface SaveOptions {
  force?: boolean | undefined;
  /** The id by which the server recognises a retry of a save whose response was lost. */
  saveId?: string;
}

/** Saves a wheel and returns it as the cloud now has it. */
export async function saveToCloud(
  config: WheelConfig,
  { force = false, saveId }: SaveOptions = {},
): Promise<CloudResult> {
  try {
    const headers = { ...coEditHeaders(config.id), ...(saveId ? { 'X-Save-Id': saveId } : {}) };
    const body = await saveWheel(asSaved(config), { force, headers });
    const { wheel } = openDocument(body.wheel);
    if (body.success !== true || !wheel)
      throw new Error(textIn(body, 'message') ?? 'Unknown error saving config to cloud');
    updateRecent(body.mruList, 'wheel_save');
    return { wheel };
  } catch (error) {
    console.warn('Failed to save configuration to cloud', error);
    return { wheel: null, error: cloudErrorOf(error) };
  }
}

/** The whole configuration, with its date. */
function asSaved(config: WheelConfig): WheelConfig {
  const { audio = {}, 'wheel-definition': definition, ...rest } = withoutSignedAddresses(config);
  const updatedAt = definition.updatedAt ?? Date.now();
  return { ...rest, audio, 'wheel-definition': { ...definition, updatedAt } };
}

export const wheelAddress = (id: string, language = currentLanguage()): string =>
  `/${language}?wheel=${encodeURIComponent(id)}`;

const signedOut = { status: 401, code: undefined, message: 'Nobody is signed in', data: {} };

/** Saves another user's wheel, a sample or a content wheel as the user's own. */
export async function saveOwnCopy(config: WheelConfig): Promise<CloudResult> {
  const { user } = sessionStore.getState();
  if (!user) return { wheel: null, error: signedOut };
  const saved = await saveToCloud(ownCopy(config, ownerOf(user)));
  if (saved.wheel) await (await openLibrary()).add(saved.wheel);
  return saved;
}
