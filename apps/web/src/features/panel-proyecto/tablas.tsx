import type { Epica, Panel, Tarea } from '@pmp/contracts/proyectos';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/card';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/chip';
import { EmptyState } from '../../shared/ui/empty-state';
import { Dia } from '../../shared/ui/momento';

interface TablaProps {
  title: string;
  empty: string;
  emptyText: string;
  link: { to: string; label: string };
  head: string[];
  rows: ReactNode[];
}

const cell = 'px-3 py-2 align-middle';

const Tabla = ({ title, empty, emptyText, link, head, rows }: TablaProps) => (
  <Card className="flex min-w-0 flex-col">
    <div className="flex items-center justify-between gap-2 border-b border-line px-3 py-1">
      <h2 className="text-sm font-semibold">{title}</h2>
      <Link
        to={link.to}
        className="hit inline-flex items-center gap-1 rounded-control text-sm text-accent-text hover:underline"
      >
        {link.label}
        <ArrowRight aria-hidden className="size-3.5" />
      </Link>
    </div>
    {rows.length === 0 ? (
      <EmptyState drawing="list" title={empty} text={emptyText} />
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
        <tbody className="divide-y divide-line">{rows}</tbody>
      </table>
    )}
  </Card>
);

const TareaRow = ({ tarea }: { tarea: Tarea }) => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  return (
    <tr className="hover:bg-raised">
      <th scope="row" className={`${cell} text-left font-medium`}>
        <Link
          to={paths.tarea(tarea._id)}
          title={tarea.titulo}
          className="touch-tall block truncate rounded-control hover:underline"
        >
          {tarea.titulo}
        </Link>
        <span className="block truncate text-xs font-normal text-subtle">
          {tarea.asignado?.nombre ?? t('comun:persona.sinAsignar')}
          {tarea.fechaLimite && (
            <>
              {' · '}
              <Dia iso={tarea.fechaLimite} />
            </>
          )}
        </span>
      </th>
      <td className={cell}>
        <EstadoTareaChip estado={tarea.estado} />
      </td>
      <td className={`${cell} max-sm:hidden`}>
        <PrioridadChip prioridad={tarea.prioridad} />
      </td>
    </tr>
  );
};

const EpicaRow = ({ epica }: { epica: Epica }) => (
  <tr className="hover:bg-raised">
    <th scope="row" className={`${cell} text-left font-medium`}>
      <Link
        to={paths.backlog(epica.proyecto)}
        title={epica.titulo}
        className="touch-tall block truncate rounded-control hover:underline"
      >
        {epica.titulo}
      </Link>
      {epica.descripcion && (
        <span className="block truncate text-xs font-normal text-subtle">{epica.descripcion}</span>
      )}
    </th>
    <td className={cell}>
      <EstadoTareaChip estado={epica.estado} />
    </td>
    <td className={`${cell} max-sm:hidden`}>
      <PrioridadChip prioridad={epica.prioridad} />
    </td>
  </tr>
);

/** The first five tasks and the first five epics. */
export const Tablas = ({ panel: { proyecto, tareas, epicas } }: { panel: Panel }) => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  const head = [t('tabla.titulo'), t('comun:campo.estado'), t('comun:campo.prioridad')];
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Tabla
        title={t('tabla.tareas')}
        empty={t('tabla.sinTareas')}
        emptyText={t('tabla.sinTareasTexto')}
        link={{ to: `${paths.tareas}?proyecto=${proyecto._id}`, label: t('tabla.todasTareas') }}
        head={head}
        rows={tareas.map((tarea) => (
          <TareaRow key={tarea._id} tarea={tarea} />
        ))}
      />
      <Tabla
        title={t('tabla.epicas')}
        empty={t('tabla.sinEpicas')}
        emptyText={t('tabla.sinEpicasTexto')}
        link={{ to: paths.backlog(proyecto._id), label: t('tabla.todasEpicas') }}
        head={head}
        rows={epicas.map((epica) => (
          <EpicaRow key={epica._id} epica={epica} />
        ))}
      />
    </div>
  );
};
