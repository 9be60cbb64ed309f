import type { Panel, Tarea } from '@pmp/contracts/proyectos';
import { plainWords } from '@pmp/contracts/common/markdown';
import { useTranslation } from 'react-i18next';
import { useLista } from '../../shared/elementos/lista';
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
  useLista({
    refs: [
      ...tareas.map(({ _id }) => ({ entidad: 'tarea' as const, id: _id })),
      ...epicas.map(({ _id }) => ({ entidad: 'epica' as const, id: _id })),
    ],
    find: (id) => {
      const tarea = tareas.find(({ _id }) => _id === id);
      if (tarea) return { entidad: 'tarea', datos: tarea };
      const epica = epicas.find(({ _id }) => _id === id);
      return epica && { entidad: 'epica', datos: epica };
    },
  });
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
            elemento={{ entidad: 'tarea', datos: tarea }}
            to={paths.tarea(tarea._id)}
            detail={<QuienYCuando {...tarea} />}
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
            elemento={{ entidad: 'epica', datos: epica }}
            to={`${paths.backlog(epica.proyecto)}?epica=${epica._id}`}
            detail={plainWords(epica.descripcion)}
          />
        ))}
      </Tabla>
    </div>
  );
};
