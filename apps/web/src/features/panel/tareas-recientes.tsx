import type { Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDia } from '../../shared/fechas/dates';
import { paths } from '../../shared/navegar/paths';
import { Avatar } from '../../shared/ui/fichas/avatar';
import { EstadoTareaChip, PrioridadChip, TipoTareaChip } from '../../shared/ui/fichas/chip';
import { ListaReciente } from './lista-reciente';

const TareaItem = ({ tarea }: { tarea: Tarea }) => {
  const { t } = useTranslation(['panel', 'comun']);
  return (
    <li>
      <Link
        to={paths.tarea(tarea._id)}
        className="block px-3 py-2.5 transition-colors duration-150 -outline-offset-2 hover:bg-raised"
      >
        <span className="flex items-center gap-2">
          <span className="min-w-0 grow truncate font-medium">{tarea.titulo}</span>
          <span className="flex shrink-0 items-center gap-1.5 text-xs text-muted">
            {tarea.asignado && (
              <Avatar nombre={tarea.asignado.nombre} src={tarea.asignado.avatar} size="sm" />
            )}
            <span className={tarea.asignado ? 'max-sm:sr-only' : 'text-subtle'}>
              {tarea.asignado?.nombre ?? t('comun:persona.sinAsignar')}
            </span>
          </span>
        </span>
        {tarea.descripcion && (
          <span className="mt-1 line-clamp-2 text-sm text-muted">{tarea.descripcion}</span>
        )}
        <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
          <TipoTareaChip tipo={tarea.tipo} />
          <EstadoTareaChip estado={tarea.estado} />
          <PrioridadChip prioridad={tarea.prioridad} />
          {tarea.fechaLimite && (
            <span className="num text-xs text-subtle">
              {t('recientes.limite', { fecha: formatDia(tarea.fechaLimite) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
};

export const TareasRecientes = ({ tareas }: { tareas: Tarea[] }) => {
  const { t } = useTranslation('panel');
  return (
    <ListaReciente
      title={t('recientes.tareas')}
      empty={t('recientes.sinTareas')}
      drawing="list"
      link={{ to: paths.tareas, label: t('recientes.todasTareas') }}
    >
      {tareas.slice(0, 5).map((tarea) => (
        <TareaItem key={tarea._id} tarea={tarea} />
      ))}
    </ListaReciente>
  );
};
