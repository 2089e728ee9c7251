import { type ComponentProps, useEffect, useState } from 'react';

/**
 * A message that is announced, even when the part that shows it has only just appeared: screen readers announce changes
 * of regions that they know, so the region comes first and its text after it.
 */
export function Message({ children, ...region }: Omit<ComponentProps<'div'>, 'role'>) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  return (
    <div {...region} role="status">
      {isKnown && children}
    </div>
  );
}
