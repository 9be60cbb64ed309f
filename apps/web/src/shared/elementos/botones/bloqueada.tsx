import { Lock } from 'lucide-react';
import { asomar, mostrarBloqueos, retirarBloqueos } from '../bloqueos';
import type { Ref } from '../elementos';

interface BloqueadaProps {
  entidad: Ref['entidad'];
  datos: { _id: string; estado: string; bloqueadaPor?: number | undefined };
  /** What the mark says, for this many. */
  label: (count: number) => string;
  tabIndex?: number | undefined;
  /** Under the pointer during a drag: nothing is opened. */
  quieta?: boolean;
}

/** How many open items this one waits for; which ones, with the pointer or the focus on it. Nothing if none, or if it is done. */
export const Bloqueada = ({ entidad, datos, label, tabIndex, quieta }: BloqueadaProps) => {
  const { _id, estado, bloqueadaPor = 0 } = datos;
  if (bloqueadaPor === 0 || estado === 'completada') return null;
  const look = (
    <>
      <Lock aria-hidden className="size-3.5" />
      <span aria-hidden>{bloqueadaPor}</span>
    </>
  );
  const className =
    'tone-tint tone-text num inline-flex h-5 shrink-0 items-center gap-0.5 rounded-[5px] px-1 text-xs font-medium';
  if (quieta)
    return (
      <span data-tone="red" className={className}>
        {look}
      </span>
    );
  const of = (anchor: Element) => ({ elemento: { entidad, id: _id }, anchor });
  return (
    <button
      type="button"
      data-tone="red"
      tabIndex={tabIndex}
      aria-label={label(bloqueadaPor)}
      onPointerEnter={({ currentTarget, pointerType }) =>
        pointerType === 'mouse' && asomar(of(currentTarget))
      }
      onPointerLeave={retirarBloqueos}
      onFocus={({ currentTarget }) => mostrarBloqueos(of(currentTarget))}
      onBlur={retirarBloqueos}
      onClick={(event) => {
        event.stopPropagation();
        mostrarBloqueos(of(event.currentTarget));
      }}
      className={`touch-area ${className}`}
    >
      {look}
    </button>
  );
};
