import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../components/controls/IconButton';
import { uppermostDialog } from '../../components/dialog/open-dialog';
import { say } from '../../components/message/say';
import { useTranslation } from '../../i18n/use-translation';
import { isApple } from '../../stage/keys';
import { undoKey } from '../../stage/undo-key';
import { canRedo, canUndo, wheelStore } from '../../wheel/store';

/** The keys as the tooltip shows them, and as `aria-keyshortcuts` names them for screen readers. */
const appleKeys = { undo: ['⌘Z', 'Meta+Z'], redo: ['⇧⌘Z', 'Meta+Shift+Z'] } as const;
const otherKeys = { undo: ['Ctrl+Z', 'Control+Z'], redo: ['Ctrl+Y', 'Control+Y'] } as const;
const icons = { undo: IconArrowBackUp, redo: IconArrowForwardUp };

const isPossible = (travel: Travel) => (travel === 'undo' ? canUndo : canRedo)(wheelStore.getState());

export function UndoButtons() {
  const { t } = useTranslation('undo');
  const keys = isApple() ? appleKeys : otherKeys;
  const possible = { undo: useStore(wheelStore, canUndo), redo: useStore(wheelStore, canRedo) };
  const go = useCallback(
    (travel: Travel) => {
      if (!isPossible(travel)) return;
      const { undoHistory, [travel]: move } = wheelStore.getState();
      move();
      // A step to another wheel is refused during a spin.
      if (wheelStore.getState().undoHistory.position === undoHistory.position) return;
      say(t(`told.${travel}`));
    },
    [t],
  );
  useUndoKeys(go);

  return (
    <>
      {(['undo', 'redo'] as const).map((travel) => {
        const Icon = icons[travel];
        const [shown, heard] = keys[travel];
        return (
          <IconButton
            key={travel}
            label={t(travel)}
            aria-keyshortcuts={heard}
            // Not `disabled`: at the last step the button would lose the focus. Both are there while one of them is possible.
            aria-disabled={!possible[travel]}
            title={`${t(travel)} (${shown})`}
            onClick={() => go(travel)}
          >
            <Icon size={20} aria-hidden />
          </IconButton>
        );
      })}
    </>
  );
}

export type Travel = 'undo' | 'redo';

/** Behind a dialog the wheel stays as it is. That of a choice stands beside the wheel and changes it at once. */
const isOutOfSight = () => {
  const name = uppermostDialog();
  return wheelStore.getState().winner !== null || (name !== undefined && name !== 'slice');
};

function useUndoKeys(onTravel: (travel: Travel) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const travel = event.defaultPrevented ? undefined : undoKey(event);
      if (!travel || isOutOfSight()) return;
      event.preventDefault();
      onTravel(travel);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [onTravel]);
}
