import type { Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { CampoBoton } from '../../shared/elementos/botones/campo-boton';
import { formatDia } from '../../shared/fechas/dates';
import { paths } from '../../shared/navegar/paths';
import { Avatar } from '../../shared/ui/fichas/avatar';
import { EstadoTareaChip, PrioridadChip, TipoTareaChip } from '../../shared/ui/fichas/chip';
import { ListaReciente } from './lista-reciente';
import { Titulo } from './titulo';

const TareaItem = ({ tarea }: { tarea: Tarea }) => {
  const { t } = useTranslation(['panel', 'comun']);
  const { _id, descripcion, tipo, estado, prioridad, asignado, fechaLimite } = tarea;
  const elemento = { entidad: 'tarea', datos: tarea } as const;
  const nombre = asignado?.nombre ?? t('comun:persona.sinAsignar');
  return (
    <li data-elemento={_id} className="relative px-3 py-2.5 transition-colors duration-150 hover:bg-raised">
      <span className="flex items-center gap-2 font-medium">
        <Titulo elemento={elemento} to={paths.tarea(_id)} />
        <CampoBoton
          campo="asignado"
          elemento={elemento}
          valor={nombre}
          className="relative shrink-0 gap-1.5 text-xs font-normal text-muted"
        >
          {asignado && <Avatar nombre={asignado.nombre} src={asignado.avatar} size="sm" />}
          <span className={asignado ? 'max-sm:sr-only' : 'text-subtle'}>{nombre}</span>
        </CampoBoton>
      </span>
      {descripcion && <span className="mt-1 line-clamp-2 text-sm text-muted">{descripcion}</span>}
      <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
        <TipoTareaChip tipo={tipo} />
        <CampoBoton
          campo="estado"
          elemento={elemento}
          valor={t(`comun:estadoTarea.${estado}`)}
          className="relative"
        >
          <EstadoTareaChip estado={estado} />
        </CampoBoton>
        <CampoBoton
          campo="prioridad"
          elemento={elemento}
          valor={t(`comun:prioridad.${prioridad}`)}
          className="relative"
        >
          <PrioridadChip prioridad={prioridad} />
        </CampoBoton>
        {fechaLimite && (
          <CampoBoton
            campo="fechaLimite"
            elemento={elemento}
            valor={formatDia(fechaLimite)}
            className="num relative text-xs text-subtle"
          >
            {t('recientes.limite', { fecha: formatDia(fechaLimite) })}
          </CampoBoton>
        )}
      </span>
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
