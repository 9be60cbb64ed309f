import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { UserPlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ref } from '../../../shared/elementos/elementos';
import { CampoBoton } from '../../../shared/elementos/botones/campo-boton';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { EstadoTareaChip } from '../../../shared/ui/fichas/chip';
import { AnadirCampo } from '../../../shared/elementos/anadir/anadir-campo';
import { Completar } from '../../../shared/elementos/cambiar/completar';

interface TareasDeHistoriaProps {
  historia: Historia;
  tareas: Tarea[];
  onElegir: (ref: Ref) => void;
}

/** The story's tasks: completed, opened and added where one reads about it. */
export const TareasDeHistoria = ({ historia, tareas, onElegir }: TareasDeHistoriaProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
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
          <li
            key={tarea._id}
            data-elemento={tarea._id}
            className="group flex items-center gap-1.5 rounded-control hover:bg-raised/60"
          >
            <Completar tarea={tarea} />
            <button
              type="button"
              data-abre={tarea._id}
              onClick={() => onElegir({ entidad: 'tarea', id: tarea._id })}
              className={`hit min-w-0 grow truncate rounded-control text-left text-sm hover:underline ${tarea.estado === 'completada' ? 'text-muted line-through decoration-subtle' : ''}`}
            >
              {tarea.titulo}
            </button>
            {tarea.estado !== 'completada' && tarea.estado !== 'pendiente' && (
              <CampoBoton
                campo="estado"
                elemento={{ entidad: 'tarea', datos: tarea }}
                valor={t(`comun:estadoTarea.${tarea.estado}`)}
                className="shrink-0"
              >
                <EstadoTareaChip estado={tarea.estado} />
              </CampoBoton>
            )}
            <CampoBoton
              campo="asignado"
              elemento={{ entidad: 'tarea', datos: tarea }}
              valor={tarea.asignado?.nombre ?? t('comun:persona.sinAsignar')}
              className="mr-1.5 size-6 shrink-0 justify-center"
            >
              {tarea.asignado ? (
                <Avatar nombre={tarea.asignado.nombre} src={tarea.asignado.avatar} size="sm" />
              ) : (
                <UserPlus className="size-4 text-subtle opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100" />
              )}
            </CampoBoton>
          </li>
        ))}
      </ul>
      <AnadirCampo entidad="tarea" padre={historia._id} proyectoId={historia.proyecto} />
    </section>
  );
};
