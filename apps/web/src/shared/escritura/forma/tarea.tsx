import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface TareaProps {
  nombre: string;
  hecho: boolean;
  /** Undefined: it can only be read here. */
  onMarcar: ((hecho: boolean) => void) | undefined;
  children: ReactNode;
}

/** A task of a checklist. */
export const Tarea = ({ nombre, hecho, onMarcar, children }: TareaProps) => (
  <li className="-ml-5 flex items-start gap-1.5 leading-6">
    <span className="relative mt-1 inline-flex size-4 shrink-0 items-center justify-center">
      <input
        type="checkbox"
        aria-label={nombre}
        checked={hecho}
        disabled={!onMarcar}
        onChange={({ target }) => onMarcar?.(target.checked)}
        className="peer touch-area size-4 appearance-none rounded-[4px] border border-control bg-surface checked:border-accent checked:bg-accent"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute size-3 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </span>
    <div className={`min-w-0 ${hecho ? 'text-muted' : ''}`}>{children}</div>
  </li>
);
