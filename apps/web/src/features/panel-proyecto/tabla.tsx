import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/fichas/chip';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { LinkedCard } from '../../shared/ui/fichas/linked-card';

interface TablaProps {
  title: string;
  empty: { title: string; text: string };
  link: { to: string; label: string };
  /** One `Fila` per item. */
  children: ReactNode[];
}

/** A table of items with title, estado and prioridad. */
export const Tabla = ({ title, empty, link, children }: TablaProps) => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  const head = [t('tabla.titulo'), t('comun:campo.estado'), t('comun:campo.prioridad')];
  return (
    <LinkedCard title={title} link={link}>
      {children.length === 0 ? (
        <EmptyState drawing="list" {...empty} />
      ) : (
        <table className="w-full table-fixed text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-left text-xs text-subtle">
            <tr>
              {head.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 pt-2 pb-1 font-medium ${column === 0 ? '' : 'w-31'} ${column > 1 ? 'max-sm:hidden' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">{children}</tbody>
        </table>
      )}
    </LinkedCard>
  );
};

interface FilaProps {
  to: string;
  titulo: string;
  /** Shown below the title, on its own line. */
  detail: ReactNode;
  estado: EstadoTarea;
  prioridad: Prioridad;
}

const cell = 'px-3 py-2 align-middle';

export const Fila = ({ to, titulo, detail, estado, prioridad }: FilaProps) => (
  <tr className="hover:bg-raised">
    <th scope="row" className={`${cell} text-left font-medium`}>
      <Link to={to} title={titulo} className="touch-tall block truncate rounded-control hover:underline">
        {titulo}
      </Link>
      {detail && <span className="block truncate text-xs font-normal text-subtle">{detail}</span>}
    </th>
    <td className={cell}>
      <EstadoTareaChip estado={estado} />
    </td>
    <td className={`${cell} max-sm:hidden`}>
      <PrioridadChip prioridad={prioridad} />
    </td>
  </tr>
);
