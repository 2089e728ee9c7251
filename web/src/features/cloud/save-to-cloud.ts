import { textIn } from '../../api/read-body';
import { saveWheel } from '../../api/save-wheel';
import { updateRecent } from '../../session/recent-list';
import type { WheelConfig } from '../../wheel/document';
import { withoutSignedAddresses } from '../../wheel/signed-addresses';
import { openDocument } from '../../wheel/upgrade';
import { forgetCloudError, recordCloudError } from './cloud-error';
import { coEditHeaders } from './co-edit-key';

/** The wheel as the cloud now has it, or null; why it is null is recorded and stands in the log. */
export async function saveToCloud(config: WheelConfig, { force = false } = {}): Promise<WheelConfig | null> {
  forgetCloudError();
  try {
    const body = await saveWheel(asSaved(config), { force, headers: coEditHeaders(config.id) });
    const { wheel } = openDocument(body.wheel);
    if (body.success !== true || !wheel)
      throw new Error(textIn(body, 'message') ?? 'Unknown error saving config to cloud');
    updateRecent(body.mruList, 'wheel_save');
    return wheel;
  } catch (error) {
    recordCloudError(error);
    console.warn('Failed to save configuration to cloud', error);
    return null;
  }
}

/** The whole configuration, dated. */
function asSaved(config: WheelConfig): WheelConfig {
  const { audio = {}, 'wheel-definition': definition, ...rest } = withoutSignedAddresses(config);
  const updatedAt = definition.updatedAt ?? Date.now();
  return { ...rest, audio, 'wheel-definition': { ...definition, updatedAt } };
}
