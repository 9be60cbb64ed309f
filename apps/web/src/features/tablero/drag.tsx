import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** What is under the pointer. */
export interface Aim {
  columna: string;
  historia: string | undefined;
  /** How far down the card it is, 0 to 1. */
  depth: number;
}

interface DragAreaProps {
  onLift: (historia: string) => void;
  onAim: (aim: Aim) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** What hangs on the pointer. */
  overlay: ReactNode;
  children: ReactNode;
}

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const DROP = { duration: 150, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

/** The board speaks for itself, in Spanish, for pointer and keyboard alike. */
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
const MEASURING = { droppable: { strategy: MeasuringStrategy.WhileDragging } };

/** The columns, never the page under them. */
const AUTO_SCROLL = { canScroll: (element: Element) => element !== document.scrollingElement };

const aimAt = (x: number, y: number): Aim | undefined => {
  const under = document.elementsFromPoint(x, y);
  const columna = under.find((element) => element.closest('[data-columna-id]'))?.closest('[data-columna-id]');
  const tarjeta = under
    .find((element) => element.closest('[data-historia-id]'))
    ?.closest('[data-historia-id]');
  if (!(columna instanceof HTMLElement)) return undefined;
  const rect = tarjeta?.getBoundingClientRect();
  return {
    columna: columna.dataset['columnaId'] ?? '',
    historia: tarjeta instanceof HTMLElement ? tarjeta.dataset['historiaId'] : undefined,
    depth: rect ? (y - rect.top) / rect.height : 0,
  };
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
  const aim = () => {
    const { x, y } = pointer.current;
    const found = aimAt(x, y);
    if (found) onAim(found);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={MEASURING}
      autoScroll={AUTO_SCROLL}
      accessibility={SILENT}
      onDragStart={({ active }) => onLift(String(active.id))}
      onDragMove={aim}
      onDragEnd={onDrop}
      onDragCancel={onCancel}
    >
      {children}
      <DragOverlay dropAnimation={still.matches ? null : DROP} className="pointer-events-none">
        {overlay}
      </DragOverlay>
    </DndContext>
  );
};

/** For the element of a card. */
export const useCardDrag = (historia: string) => {
  const { setNodeRef, listeners } = useDraggable({ id: historia });
  return { ref: setNodeRef, listeners };
};

/** For the scrolling element of a column: held at its edge, a card scrolls it. */
export const useColumnDrop = (columna: string) => useDroppable({ id: columna }).setNodeRef;
