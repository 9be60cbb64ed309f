import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { CampoBoton } from '../../../shared/elementos/botones/campo-boton';
import { EtiquetasBoton } from '../../../shared/elementos/botones/etiquetas-boton';
import { formatDia } from '../../../shared/fechas/dates';
import { TipoTareaChip } from '../../../shared/ui/fichas/chip';
import { Dia, Momento } from '../../../shared/ui/fichas/momento';
import { Adjuntos } from '../adjuntos/adjuntos';
import { Comentarios } from '../comentarios/comentarios';
import { EstadoBoton, PrioridadBoton } from '../../../shared/elementos/botones/estado-prioridad';
import { Criterios } from '../criterios/criterios';
import { Alrededor } from './alrededor';
import { Descripcion } from '../texto/descripcion';
import { DosColumnas } from './dos-columnas';
import { Ficha, PersonaValor, Vacio } from './ficha';
import { Historial } from './historial';
import { useSubidas } from '../adjuntos/use-subidas';

interface TareaDetalleProps {
  tarea: Tarea;
  historia: Historia | undefined;
}

/** Everything about a task, for the side panel and for its own page, where the fields are beside the rest. */
export const TareaDetalle = ({ tarea, historia }: TareaDetalleProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const subidas = useSubidas({ entidad: 'tarea', id: tarea._id });
  const { asignado, fechaLimite, tiempoEstimado } = tarea;
  const esta = { entidad: 'tarea', datos: tarea } as const;
  const sinDefinir = <Vacio>{t('sinDefinir')}</Vacio>;
  return (
    <DosColumnas
      descripcion={tarea.descripcion}
      texto={<Descripcion elemento={esta} />}
      ficha={
        <Ficha
          filas={[
            { name: t('campo.estado'), value: <EstadoBoton elemento={esta} /> },
            { name: t('campo.prioridad'), value: <PrioridadBoton elemento={esta} /> },
            { name: t('campo.tipo'), value: <TipoTareaChip tipo={tarea.tipo} /> },
            {
              name: t('campo.asignado'),
              value: (
                <CampoBoton
                  campo="asignado"
                  elemento={esta}
                  valor={asignado?.nombre ?? t('comun:persona.sinAsignar')}
                >
                  <PersonaValor persona={asignado} nobody={t('comun:persona.sinAsignar')} />
                </CampoBoton>
              ),
            },
            {
              name: t('campo.fechaLimite'),
              value: (
                <CampoBoton
                  campo="fechaLimite"
                  elemento={esta}
                  valor={fechaLimite ? formatDia(fechaLimite) : t('sinDefinir')}
                >
                  {fechaLimite ? <Dia iso={fechaLimite} /> : sinDefinir}
                </CampoBoton>
              ),
            },
            {
              name: t('campo.tiempoEstimado'),
              value: tiempoEstimado === null ? sinDefinir : t('horas', { count: tiempoEstimado }),
            },
            {
              name: t('comun:campo.etiquetas'),
              value: (
                <EtiquetasBoton
                  elemento={esta}
                  vacio={{
                    texto: t('etiquetas.ninguna'),
                    content: <Vacio>{t('etiquetas.ninguna')}</Vacio>,
                  }}
                />
              ),
            },
            {
              name: t('campo.historiaId'),
              // One line: its title comes later than the task, and what is below would be pushed down by it.
              value: historia ? (
                <span className="block truncate" title={historia.titulo}>
                  {historia.titulo}
                </span>
              ) : (
                <Vacio>—</Vacio>
              ),
            },
            { name: t('creada'), value: <Momento iso={tarea.fechaCreacion} /> },
          ]}
        />
      }
    >
      <Criterios elemento={esta} />
      <Adjuntos elemento={esta} subidas={subidas} />
      <Alrededor elemento={esta}>
        <Comentarios elemento={{ entidad: 'tarea', id: tarea._id }} proyectoId={tarea.proyecto} />
        <Historial elemento={{ entidad: 'tarea', id: tarea._id }} />
      </Alrededor>
    </DosColumnas>
  );
};
