import type { Persona } from '@pmp/contracts/common';
import type { ReactNode } from 'react';
import { Avatar } from '../../../shared/ui/fichas/avatar';

/** The names and values of an item, below each other. */
export const Ficha = ({ filas }: { filas: { name: string; value: ReactNode }[] }) => (
  <dl className="grid grid-cols-[7rem_1fr] items-baseline gap-x-3 gap-y-1.5 text-sm">
    {filas.map(({ name, value }) => (
      <div key={name} className="contents">
        <dt className="text-subtle">{name}</dt>
        <dd className="min-w-0 break-words">{value}</dd>
      </div>
    ))}
  </dl>
);

export const PersonaValor = ({ persona, nobody }: { persona: Persona | null; nobody: string }) =>
  persona ? (
    <span className="inline-flex items-center gap-1.5">
      <Avatar nombre={persona.nombre} src={persona.avatar} size="sm" />
      {persona.nombre}
    </span>
  ) : (
    <Vacio>{nobody}</Vacio>
  );

/** An unset value, shown muted. */
export const Vacio = ({ children }: { children: ReactNode }) => (
  <span className="text-subtle">{children}</span>
);
