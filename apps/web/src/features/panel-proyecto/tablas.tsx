import type { Panel, Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navegar/paths';
import { Dia } from '../../shared/ui/fichas/momento';
import { Fila, Tabla } from './tabla';

const QuienYCuando = ({ asignado, fechaLimite }: Tarea) => {
  const { t } = useTranslation();
  return (
    <>
      {asignado?.nombre ?? t('persona.sinAsignar')}
      {fechaLimite && (
        <>
          {' · '}
          <Dia iso={fechaLimite} />
        </>
      )}
    </>
  );
};

/** The first five tasks and the first five epics. */
export const Tablas = ({ panel: { proyecto, tareas, epicas } }: { panel: Panel }) => {
  const { t } = useTranslation('panelProyecto');
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Tabla
        title={t('tabla.tareas')}
        empty={{ title: t('tabla.sinTareas'), text: t('tabla.sinTareasTexto') }}
        link={{ to: `${paths.tareas}?proyecto=${proyecto._id}`, label: t('tabla.todasTareas') }}
      >
        {tareas.map((tarea) => (
          <Fila
            key={tarea._id}
            to={paths.tarea(tarea._id)}
            titulo={tarea.titulo}
            detail={<QuienYCuando {...tarea} />}
            estado={tarea.estado}
            prioridad={tarea.prioridad}
          />
        ))}
      </Tabla>
      <Tabla
        title={t('tabla.epicas')}
        empty={{ title: t('tabla.sinEpicas'), text: t('tabla.sinEpicasTexto') }}
        link={{ to: paths.backlog(proyecto._id), label: t('tabla.todasEpicas') }}
      >
        {epicas.map((epica) => (
          <Fila
            key={epica._id}
            to={paths.backlog(epica.proyecto)}
            titulo={epica.titulo}
            detail={epica.descripcion}
            estado={epica.estado}
            prioridad={epica.prioridad}
          />
        ))}
      </Tabla>
    </div>
  );
};
