import { textIn } from '../api/read-body';
import { saveWheel } from '../api/save-wheel';
import { updateRecent } from '../session/recent-list';
import type { WheelConfig } from '../wheel/document/document';
import { withoutSignedAddresses } from '../wheel/document/signed-addresses';
import { openDocument } from '../wheel/document/upgrade';
import { type CloudError, cloudErrorOf } from './cloud-error';
import { coEditHeaders } from './co-edit-key';

interface SaveOptions {
  force?: boolean | undefined;
  /** The same save, sent again because nobody heard an answer, is known by its id. */
  saveId?: string;
}

/** The wheel as the cloud now has it, or why it has not. */
export type Saved = { wheel: WheelConfig; error?: undefined } | { wheel?: undefined; error: CloudError };

export async function saveToCloud(
  config: WheelConfig,
  { force = false, saveId }: SaveOptions = {},
): Promise<Saved> {
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
    return { error: cloudErrorOf(error) };
  }
}

/** The whole configuration, dated. */
function asSaved(config: WheelConfig): WheelConfig {
  const { audio = {}, 'wheel-definition': definition, ...rest } = withoutSignedAddresses(config);
  const updatedAt = definition.updatedAt ?? Date.now();
  return { ...rest, audio, 'wheel-definition': { ...definition, updatedAt } };
}
