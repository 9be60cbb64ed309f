import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import type { Ref } from '../../../shared/elementos/elementos';
import { PrioridadChip } from '../../../shared/ui/fichas/chip';
import { Momento } from '../../../shared/ui/fichas/momento';
import { Comentarios } from '../comentarios/comentarios';
import { EstadoRapido } from '../cambiar/estado-rapido';
import { Ficha, PersonaValor, Vacio } from './ficha';
import { HistoriaTexto } from './historia-texto';
import { Historial } from './historial';
import { TareasDeHistoria } from './tareas-de-historia';

interface HistoriaDetalleProps {
  historia: Historia;
  epica: string;
  tareas: Tarea[];
  onElegir: (ref: Ref) => void;
}

export const HistoriaDetalle = ({ historia, epica, tareas, onElegir }: HistoriaDetalleProps) => {
  const { t } = useTranslation('backlog');
  const { sprintId } = historia;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <HistoriaTexto historia={historia} />
      </div>
      <Ficha
        filas={[
          { name: t('campo.estado'), value: <EstadoRapido entidad="historia" elemento={historia} /> },
          {
            name: t('campo.responsable'),
            value: <PersonaValor persona={historia.responsable ?? null} nobody={t('sinResponsable')} />,
          },
          { name: t('campo.prioridad'), value: <PrioridadChip prioridad={historia.prioridad} /> },
          { name: t('campo.puntos'), value: t('puntos', { count: historia.puntos }) },
          { name: t('campo.epicaId'), value: epica },
          { name: t('campo.sprintId'), value: sprintId?.nombre ?? <Vacio>{t('sinSprint')}</Vacio> },
          { name: t('creada'), value: <Momento iso={historia.createdAt} /> },
        ]}
      />
      <TareasDeHistoria historia={historia} tareas={tareas} onElegir={onElegir} />
      <Comentarios elemento={{ entidad: 'historia', id: historia._id }} proyectoId={historia.proyecto} />
      <Historial elemento={{ entidad: 'historia', id: historia._id }} />
    </div>
  );
};
