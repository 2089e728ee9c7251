import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { getSharedWheel } from '../../api/get-shared-wheel';

const codes: readonly unknown[] = ['share_taken_down', 'wheel_taken_down'];

export const tellsOfTakeDown = (error: unknown): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/**
 * Whether the owner's link opens for nobody any more: the wheel in this browser cannot know it by itself. Asked once;
 * a link that is made later is known to work.
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
