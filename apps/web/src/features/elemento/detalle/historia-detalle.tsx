import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import type { Ref } from '../../../shared/elementos/elementos';
import { CampoBoton } from '../../../shared/elementos/botones/campo-boton';
import { EtiquetasBoton } from '../../../shared/elementos/botones/etiquetas-boton';
import { Momento } from '../../../shared/ui/fichas/momento';
import { Adjuntos } from '../adjuntos/adjuntos';
import { useSubidas } from '../adjuntos/use-subidas';
import { Comentarios } from '../comentarios/comentarios';
import { EstadoBoton, PrioridadBoton } from '../../../shared/elementos/botones/estado-prioridad';
import { DefinicionesHistoria } from '../criterios/definiciones-historia';
import { Criterios } from '../criterios/criterios';
import { Alrededor } from './alrededor';
import { Descripcion } from '../texto/descripcion';
import { DosColumnas } from './dos-columnas';
import { Ficha, PersonaValor, Vacio } from './ficha';
import { HistoriaDatos } from '../../../shared/escritura/historia-texto';
import { usePlazoFilas } from './plazo-filas';
import { Historial } from './historial';
import { TareasDeHistoria } from './tareas-de-historia';

interface HistoriaDetalleProps {
  historia: Historia;
  tareas: Tarea[];
  onElegir: (ref: Ref) => void;
}

export const HistoriaDetalle = ({ historia, tareas, onElegir }: HistoriaDetalleProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const { sprintId } = historia;
  const este = { entidad: 'historia', datos: historia } as const;
  const plazo = usePlazoFilas(este);
  const subidas = useSubidas({ entidad: 'historia', id: historia._id });
  return (
    <DosColumnas
      descripcion={historia.descripcion}
      texto={
        <>
          <HistoriaDatos historia={historia} />
          <Descripcion elemento={este} className="text-muted" />
        </>
      }
      ficha={
        <Ficha
          filas={[
            { name: t('campo.estado'), value: <EstadoBoton elemento={este} /> },
            {
              name: t('campo.responsable'),
              value: (
                <CampoBoton
                  campo="responsable"
                  elemento={este}
                  valor={historia.responsable?.nombre ?? t('sinResponsable')}
                >
                  <PersonaValor persona={historia.responsable ?? null} nobody={t('sinResponsable')} />
                </CampoBoton>
              ),
            },
            { name: t('campo.prioridad'), value: <PrioridadBoton elemento={este} /> },
            {
              name: t('campo.puntos'),
              value: (
                <CampoBoton campo="puntos" elemento={este} valor={String(historia.puntos)}>
                  {t('puntos', { count: historia.puntos })}
                </CampoBoton>
              ),
            },
            {
              name: t('campo.epicaId'),
              value: (
                <CampoBoton campo="epica" elemento={este} valor={historia.epicaId.titulo}>
                  {historia.epicaId.titulo}
                </CampoBoton>
              ),
            },
            {
              name: t('campo.sprintId'),
              value: (
                <CampoBoton campo="sprint" elemento={este} valor={sprintId?.nombre ?? t('sinSprint')}>
                  {sprintId?.nombre ?? <Vacio>{t('sinSprint')}</Vacio>}
                </CampoBoton>
              ),
            },
            {
              name: t('comun:campo.etiquetas'),
              value: (
                <EtiquetasBoton
                  elemento={este}
                  vacio={{ texto: t('etiquetas.ninguna'), content: <Vacio>{t('etiquetas.ninguna')}</Vacio> }}
                />
              ),
            },
            ...plazo,
            { name: t('creada'), value: <Momento iso={historia.createdAt} /> },
          ]}
        />
      }
    >
      <Criterios elemento={este} />
      <DefinicionesHistoria historia={historia} tareas={tareas} />
      <TareasDeHistoria historia={historia} tareas={tareas} onElegir={onElegir} />
      <Adjuntos elemento={este} subidas={subidas} />
      <Alrededor elemento={este}>
        <Comentarios elemento={{ entidad: 'historia', id: historia._id }} proyectoId={historia.proyecto} />
        <Historial elemento={{ entidad: 'historia', id: historia._id }} />
      </Alrededor>
    </DosColumnas>
  );
};
