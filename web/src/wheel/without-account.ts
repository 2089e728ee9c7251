import type { WheelConfig } from './document';

/** The wheel without what ties it to an account or a share: a file belongs to whoever has it. */
export function withoutAccount(config: WheelConfig): WheelConfig {
  const { owner, source, shareId, isShared, cloudSaved, cloudSavedAt, ...wheel } = config;
  return wheel;
}
