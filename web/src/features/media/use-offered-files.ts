import { type DragEvent, useEffect, useRef, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files that are dropped on an element, or pasted while it is mounted. The page behind it doesn't take them. */
export function useOfferedFiles(offer: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });

  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);

  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        event.stopPropagation();
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const file = event.dataTransfer.files[0];
        if (file) latest.current(file);
      },
    },
  };
}
