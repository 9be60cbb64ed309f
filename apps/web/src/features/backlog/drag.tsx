import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** The row under the pointer. */
export interface Aim {
  key: string;
  lowerHalf: boolean;
}

interface DragAreaProps {
  onLift: (key: string) => void;
  onAim: (aim: Aim) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** What hangs on the pointer. */
  overlay: ReactNode;
  children: ReactNode;
}

/** The list speaks for itself, in Spanish, for pointer and keyboard alike. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

const aimAt = (x: number, y: number): Aim | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = element.closest<HTMLElement>('[data-row]');
    if (!row) continue;
    const { top, height } = row.getBoundingClientRect();
    return { key: row.dataset['row'] ?? '', lowerHalf: y > top + height / 2 };
  }
  return undefined;
};

/** Where the pointer is, scrolled or not; the library's own delta counts scrolling in. */
const usePointer = () => {
  const at = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent) => {
      const point = 'touches' in event ? event.touches[0] : event;
      if (point) at.current = { x: point.clientX, y: point.clientY };
    };
    const events = ['mousedown', 'mousemove', 'touchstart', 'touchmove'] as const;
    for (const event of events) document.addEventListener(event, follow, { capture: true, passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, follow, { capture: true });
    };
  }, []);
  return at;
};

/** The only file that knows the drag library. */
export const DragArea = ({ onLift, onAim, onDrop, onCancel, overlay, children }: DragAreaProps) => {
  const pointer = usePointer();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A long press: a short one scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      onDragStart={({ active }) => onLift(String(active.id))}
      onDragMove={() => {
        const aim = aimAt(pointer.current.x, pointer.current.y);
        if (aim) onAim(aim);
      }}
      onDragEnd={onDrop}
      onDragCancel={onCancel}
    >
      {children}
      <DragOverlay dropAnimation={null} className="pointer-events-none">
        {overlay}
      </DragOverlay>
    </DndContext>
  );
};

/** For the handle of a row. */
export const useRowDrag = (key: string) => {
  const { setNodeRef, listeners } = useDraggable({ id: key });
  return { ref: setNodeRef, listeners };
};
