import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { usePrimeraVista } from '../navegar/primera-vista';
import { parte } from '../partes/parte';
import type { MotorProps } from './motor';

const Motor = parte(() => import('./motor'));

/** The area in which a thing can be dragged; empty: not yet. */
const AreaContext = createContext('');

interface DragAreaProps<Aim> extends Omit<MotorProps, 'area' | 'onMove' | 'onReady'> {
  /** Where a drop at this point of the window would put the thing, if anywhere. */
  aimAt: (x: number, y: number) => Aim | undefined;
  onAim: (aim: Aim) => void;
  children: ReactNode;
}

/** A list whose things can be dragged. What is needed for it comes after the list, which never waits for it. */
export const DragArea = <Aim,>({ aimAt, onAim, children, ...motor }: DragAreaProps<Aim>) => {
  const area = useId();
  const [isReady, setReady] = useState(false);
  const isShown = usePrimeraVista();
  return (
    <>
      <AreaContext value={isReady ? area : ''}>{children}</AreaContext>
      {/* After the list: it looks for what is dragged among what the list has drawn. */}
      {isShown && (
        <Motor
          {...motor}
          area={area}
          onMove={(x, y) => {
            const aim = aimAt(x, y);
            if (aim) onAim(aim);
          }}
          onReady={setReady}
        />
      )}
    </>
  );
};

/** Attributes of the element that is grabbed to drag the thing. */
export const useDragHandle = (id: string) => {
  const area = useContext(AreaContext);
  return area ? { 'data-area': area, 'data-asidero': id } : undefined;
};

/** The same of what only a finger grabs, by a long press. */
export const useTouchHandle = (id: string) => {
  const handle = useDragHandle(id);
  return handle && { ...handle, 'data-por-toque': '' };
};

/** Attributes of a scrolling element that scrolls while a thing is held at its edge. */
export const useScrollZone = (id: string) => {
  const area = useContext(AreaContext);
  return area ? { 'data-area': area, 'data-zona': id } : undefined;
};
