import { useEffect, useState } from 'react';
import { tellsOfTakeDown } from '../../api/api-error';
import { getSharedWheel } from '../../api/wheels';

/**
 * Whether the owner's link was taken down: the wheel in this browser doesn't know that. Asked once; a link made later
 * is known to work.
 */
export function useTakenDown(current: string | undefined) {
  const [shareId] = useState(current);
  const [isTakenDown, setTakenDown] = useState(false);
  useEffect(() => {
    if (!shareId) return;
    let isStale = false;
    void getSharedWheel(shareId, (error) => {
      if (!isStale && tellsOfTakeDown(error)) setTakenDown(true);
    });
    return () => {
      isStale = true;
    };
  }, [shareId]);
  return [isTakenDown, setTakenDown] as const;
}
