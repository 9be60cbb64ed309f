import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ref } from '../../../shared/elementos/elementos';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { EstadoTareaChip } from '../../../shared/ui/fichas/chip';
import { AnadirCampo } from '../anadir/anadir-campo';
import { Completar } from '../cambiar/completar';

interface TareasDeHistoriaProps {
  historia: Historia;
  tareas: Tarea[];
  onElegir: (ref: Ref) => void;
}

/** The story's tasks: completed, opened and added where one reads about it. */
export const TareasDeHistoria = ({ historia, tareas, onElegir }: TareasDeHistoriaProps) => {
  const { t } = useTranslation('backlog');
  const headingId = useId();
  const hechas = tareas.filter(({ estado }) => estado === 'completada').length;
  return (
    <section aria-labelledby={headingId} className="flex flex-col">
      <h3 id={headingId} className="flex items-baseline gap-2 pb-1 text-sm font-medium">
        {t('campo.tareas')}
        {tareas.length > 0 && (
          <span className="num text-xs font-normal text-subtle">
            {t('hechas', { hechas, total: tareas.length })}
          </span>
        )}
      </h3>
      <ul className="-mx-1.5 flex flex-col">
        {tareas.map((tarea) => (
          <li key={tarea._id} className="flex items-center gap-1.5 rounded-control hover:bg-raised/60">
            <Completar tarea={tarea} />
            <button
              type="button"
              onClick={() => onElegir({ entidad: 'tarea', id: tarea._id })}
              className={`hit min-w-0 grow truncate rounded-control text-left text-sm hover:underline ${tarea.estado === 'completada' ? 'text-muted line-through decoration-subtle' : ''}`}
            >
              {tarea.titulo}
            </button>
            {tarea.estado !== 'completada' && tarea.estado !== 'pendiente' && (
              <EstadoTareaChip estado={tarea.estado} />
            )}
            {tarea.asignado && (
              <span title={tarea.asignado.nombre} className="mr-1.5 flex shrink-0">
                <Avatar nombre={tarea.asignado.nombre} src={tarea.asignado.avatar} size="sm" />
                <span className="sr-only">{tarea.asignado.nombre}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <AnadirCampo entidad="tarea" padre={historia._id} proyectoId={historia.proyecto} />
    </section>
  );
};
