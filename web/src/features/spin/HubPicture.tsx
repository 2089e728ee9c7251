import { useState } from 'react';

const whole = { width: '100%', height: '100%', borderRadius: '50%', objectFit: 'cover' } as const;

/** A picture over the whole hub; when it can't be loaded, the hub shows its text. */
export function HubPicture({ address, label }: { address: string; label: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (address === missing) return label;
  return <img style={whole} src={address} alt="" draggable={false} onError={() => setMissing(address)} />;
}
