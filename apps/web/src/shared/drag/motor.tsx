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
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePointer } from './use-pointer';

export interface MotorProps {
  area: string;
  onLift: (id: string) => void;
  /** Where the pointer is, in the window. */
  onMove: (x: number, y: number) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** What is drawn under the pointer during the drag. */
  overlay: ReactNode;
  /** How it glides into place when dropped. */
  settles?: boolean;
  /** Dragging to an edge scrolls the lists inside, never the page around them. */
  pageStill?: boolean;
  /** From here on things can be grabbed. */
  onReady: (isReady: boolean) => void;
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

const PRESSES = { mousedown: 'onMouseDown', touchstart: 'onTouchStart' } as const;
type Press = keyof typeof PRESSES;
type Listeners = ReturnType<typeof useDraggable>['listeners'];

/** Elements of the area, as the list has drawn them: see drag-area.tsx. */
const elementsOf = (area: string, attribute: 'asidero' | 'zona'): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)].filter(
    ({ dataset }) => dataset['area'] === area,
  );

/** What a press grabs: the handle around the pointer, if it is one of this area and for this kind of pointer. */
const grabbedBy = ({ target, type }: Event, area: string): string | undefined => {
  const handle = target instanceof Element && target.closest<HTMLElement>('[data-asidero]');
  if (!handle || handle.dataset['area'] !== area) return undefined;
  if (type === 'mousedown' && 'porToque' in handle.dataset) return undefined;
  return handle.dataset['asidero'];
};

interface AgarradoProps {
  area: string;
  id: string;
  onListeners: (listeners: Listeners) => void;
}

/** The one thing that is grabbed, for the library. */
const Agarrado = ({ area, id, onListeners }: AgarradoProps) => {
  const { setNodeRef, listeners } = useDraggable({ id });
  // In another column the thing is a new element.
  useLayoutEffect(() => {
    onListeners(listeners);
    setNodeRef(elementsOf(area, 'asidero').find(({ dataset }) => dataset['asidero'] === id) ?? null);
  });
  return null;
};

const Zona = ({ element }: { element: HTMLElement }) => {
  const { setNodeRef } = useDroppable({ id: element.dataset['zona'] ?? '' });
  // The library scrolls what is around a place, never the place itself.
  useLayoutEffect(() => setNodeRef(element.firstElementChild as HTMLElement | null), [setNodeRef, element]);
  return null;
};

/** The only file that knows the drag library, to which it shows what is grabbed and where, and nothing else of a list. */
const Motor = (props: MotorProps) => {
  const {
    area,
    onLift,
    onMove,
    onDrop,
    onCancel,
    overlay,
    settles = false,
    pageStill = false,
    onReady,
  } = props;
  const pointer = usePointer();
  const [grabbed, setGrabbed] = useState<{ id: string; zonas: HTMLElement[] }>();
  const listeners = useRef<Listeners>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A long press: a short one scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  useEffect(() => {
    const press = (event: Event) => {
      const id = grabbedBy(event, area);
      if (id === undefined) return;
      flushSync(() => setGrabbed({ id, zonas: elementsOf(area, 'zona') }));
      listeners.current?.[PRESSES[event.type as Press]]?.({ nativeEvent: event });
    };
    const types = Object.keys(PRESSES) as Press[];
    types.forEach((type) => document.addEventListener(type, press, { passive: true }));
    onReady(true);
    return () => {
      types.forEach((type) => document.removeEventListener(type, press));
      onReady(false);
    };
  }, [area, onReady]);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={MEASURING}
      autoScroll={pageStill ? NOT_THE_PAGE : true}
      accessibility={SILENT}
      onDragStart={({ active }) => onLift(String(active.id))}
      onDragMove={() => onMove(pointer.current.x, pointer.current.y)}
      onDragEnd={onDrop}
      onDragCancel={onCancel}
    >
      {grabbed && (
        <Agarrado
          key={grabbed.id}
          area={area}
          id={grabbed.id}
          onListeners={(now) => (listeners.current = now)}
        />
      )}
      {grabbed?.zonas.map((element) => (
        <Zona key={element.dataset['zona']} element={element} />
      ))}
      <DragOverlay dropAnimation={settles && !still.matches ? SETTLE : null} className="pointer-events-none">
        {overlay && <div data-en-mano>{overlay}</div>}
      </DragOverlay>
    </DndContext>
  );
};

export default Motor;
