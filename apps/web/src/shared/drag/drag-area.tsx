import {
  DndContext,
  DragOverlay,
  getClientRect,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type TouchEventHandler, useCallback, useRef } from 'react';
import { usePointer } from './use-pointer';

interface DragAreaProps<Aim> {
  /** Where a drop at this point of the window would put the thing, if anywhere. */
  aimAt: (x: number, y: number) => Aim | undefined;
  onLift: (id: string) => void;
  onAim: (aim: Aim) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** What is drawn under the pointer during the drag. */
  overlay: ReactNode;
  /** How it glides into place when dropped. */
  settles?: boolean;
  /** Dragging to an edge scrolls the lists inside, never the page around them. */
  pageStill?: boolean;
  children: ReactNode;
}

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const SETTLE = { duration: 150, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

/** Turns off the library's own announcements, which are English; each list makes its own. */
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
const MEASURING = {
  droppable: { strategy: MeasuringStrategy.WhileDragging },
  // A windowed list puts its rows in place by a transform, which the library otherwise takes away: what is drawn under the
  // pointer would be as far from it as the row is from the top of its list.
  draggable: { measure: getClientRect },
};
const NOT_THE_PAGE = { canScroll: (element: Element) => element !== document.scrollingElement };

/** The only file that knows the drag library. */
export const DragArea = <Aim,>({
  aimAt,
  onLift,
  onAim,
  onDrop,
  onCancel,
  overlay,
  settles = false,
  pageStill = false,
  children,
}: DragAreaProps<Aim>) => {
  const pointer = usePointer();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A long press: a short one scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={MEASURING}
      autoScroll={pageStill ? NOT_THE_PAGE : true}
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
      <DragOverlay dropAnimation={settles && !still.matches ? SETTLE : null} className="pointer-events-none">
        {overlay && <div data-en-mano>{overlay}</div>}
      </DragOverlay>
    </DndContext>
  );
};

/** Props of the element that is grabbed to drag the thing. */
export const useDragHandle = (id: string) => {
  const { setNodeRef, listeners } = useDraggable({ id });
  return { ref: setNodeRef, listeners };
};

/** The same of what only a finger grabs, by a long press. */
export const useTouchHandle = (id: string) => {
  const { setNodeRef, listeners } = useDraggable({ id });
  return {
    ref: setNodeRef,
    onTouchStart: listeners?.['onTouchStart'] as TouchEventHandler | undefined,
  };
};

/** Makes a scrolling element scroll while a thing is held at its edge. */
export const useDropZone = (id: string) => useDroppable({ id }).setNodeRef;

/** The same, for an element that something else measures too. */
export const useScrollZone = (id: string) => {
  const scroller = useRef<HTMLDivElement>(null);
  const dropRef = useDropZone(id);
  const setScroller = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      dropRef(element);
    },
    [dropRef],
  );
  return { scroller, setScroller };
};
