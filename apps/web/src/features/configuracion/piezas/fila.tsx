import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';

interface FilaProps {
  icon: LucideIcon;
  nombre: string;
  /** Beside its name. */
  chips?: ReactNode;
  /** What else is to be said of it, a line each. */
  children: ReactNode;
  acciones: ReactNode;
}

/** One of a list of the settings. */
export const Fila = ({ icon: Icon, nombre, chips, children, acciones }: FilaProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
    <Icon aria-hidden className="size-5 shrink-0 text-subtle" />
    <div className="flex min-w-48 grow basis-48 flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
        <span className="min-w-0 break-words">{nombre}</span>
        {chips}
      </p>
      {children}
    </div>
    <div className="flex items-center gap-1">{acciones}</div>
  </li>
);

/** «Usado hace 3 días», or what is said where it never was. */
export const Cuando = ({ text, iso, nunca }: { text: string; iso: string | null; nunca?: string }) =>
  iso ? (
    <>
      {text} <MomentoRelativo iso={iso} />
    </>
  ) : (
    nunca
  );
