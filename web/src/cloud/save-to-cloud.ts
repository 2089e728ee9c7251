import { ApiError } from '../api/api-error';
import { type Body, textIn } from '../api/read-answer';
import { saveWheel } from '../api/wheels';
import { currentLanguage } from '../i18n/i18n';
import { openLibrary } from '../library/library';
import { updateRecent } from '../session/change-session';
import { sessionStore } from '../session/session-state';
import { ownerOf } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { ownCopy } from '../wheel/document/own-copies';
import { withoutSignedAddresses } from '../wheel/document/signed-addresses';
import { openDocument } from '../wheel/document/upgrade';
import { type WheelDocument, writeDocument } from '../wheel/document/wire-format';
import type { CloudResult } from './cloud-error';
import { coEditHeaders } from './owner';
import { cloudErrorOf } from './read-error';

interface SaveOptions {
  force?: boolean | undefined;
  /** The id by which the server recognises a retry of a save whose response was lost. */
  saveId?: string;
  coEditKey?: string | undefined;
}

/** Saves a wheel and returns it as the cloud now has it. */
export async function saveToCloud(
  wheel: Wheel,
  { force = false, saveId, coEditKey }: SaveOptions = {},
): Promise<CloudResult> {
  const failed = (error: unknown): CloudResult => {
    console.warn('Failed to save configuration to cloud', error);
    return { wheel: null, error: cloudErrorOf(error) };
  };
  const headers = { ...coEditHeaders(coEditKey), ...(saveId ? { 'X-Save-Id': saveId } : {}) };
  let body: Body;
  try {
    body = await saveWheel(asSaved(wheel), { force, headers });
  } catch (error) {
    return failed(error);
  }
  const { wheel: saved } = openDocument(body.wheel);
  if (body.success !== true || !saved) return failed(unexplained(body));
  updateRecent(body.mruList, 'wheel_save');
  return { wheel: saved };
}

/** A challenge of the network's guard has a code, and passes. */
function unexplained(body: Body): Error {
  const code = textIn(body, 'code');
  const message = textIn(body, 'message') ?? 'Unknown error saving config to cloud';
  return code === undefined ? new Error(message) : new ApiError(message, 503, code, undefined, body);
}

/** The whole wheel, with its date. */
function asSaved(wheel: Wheel): WheelDocument {
  const { audio = {}, updatedAt = Date.now(), ...rest } = withoutSignedAddresses(wheel);
  return writeDocument({ ...rest, audio, updatedAt });
}

export const wheelAddress = (id: string, language = currentLanguage()): string =>
  `/${language}?wheel=${encodeURIComponent(id)}`;

const signedOut = { status: 401, code: undefined, message: 'Nobody is signed in', data: {} };

/** Saves another user's wheel, a sample or a content wheel as the user's own. */
export async function saveOwnCopy(wheel: Wheel): Promise<CloudResult> {
  const { user } = sessionStore.getState();
  if (!user) return { wheel: null, error: signedOut };
  const saved = await saveToCloud(ownCopy(wheel, ownerOf(user)));
  if (saved.wheel) await (await openLibrary()).add(saved.wheel);
  return saved;
}
