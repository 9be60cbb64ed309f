import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { useLista as useListaAbierta } from '../../shared/elementos/lista';
import { BarraElementos } from '../../shared/seleccion/barra-elementos';
import { Cabecera } from './lista/cabecera';
import { Cuenta } from './cuenta';
import { Exportar } from './exportar/exportar';
import { Filtros } from './filtrar/filtros';
import { Tabla } from './lista/tabla';
import { TareasSkeleton } from './tareas-skeleton';
import { useLista } from './lista/use-lista';
import { useSeleccion } from './cambiar/use-seleccion';
import { SinCoincidencias, SinTareas } from './vacio';
import { VistasBar } from './vistas/vistas-bar';

const TareasPage = () => {
  const { t } = useTranslation('tareas');
  const { query, all, tareas, byId, clearFiltro, ...lista } = useLista();
  const { elegidas, ids, select, toggle, all: chooseAll, clear: chooseNone } = useSeleccion(tareas);
  useListaAbierta({
    refs: useMemo(() => tareas.map(({ _id }) => ({ entidad: 'tarea' as const, id: _id })), [tareas]),
    find: (id) => {
      const datos = tareas.find(({ _id }) => _id === id);
      return datos && { entidad: 'tarea', datos };
    },
    seleccion: { ids, select },
  });

  return (
    <>
      <PageHeader
        title={t('titulo')}
        meta={query.data && <Cuenta shown={tareas.length} total={all.length} />}
        actions={<Exportar tareas={elegidas.length ? elegidas : tareas} proyectos={byId} />}
      />
      <PageBody className="flex flex-col gap-3">
        <VistasBar lista={lista.lista} />
        <Filtros
          filtro={lista.filtro}
          proyectos={lista.proyectos}
          personas={lista.personas}
          onTexto={lista.setTexto}
          onChange={lista.setFiltro}
          onClear={clearFiltro}
        />
        {query.error && (
          <RetryNotice message={t('error')} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <TareasSkeleton />}
        {query.data && all.length === 0 && <SinTareas />}
        {all.length > 0 && tareas.length === 0 && <SinCoincidencias onClear={clearFiltro} />}
        {tareas.length > 0 && (
          <Tabla tareas={tareas} proyectos={byId} elegidas={ids} hoy={lista.hoy} onToggle={toggle}>
            <Cabecera
              orden={lista.orden}
              total={tareas.length}
              elegidas={elegidas.length}
              onOrden={lista.setOrden}
              onAll={chooseAll}
              onNone={chooseNone}
            />
          </Tabla>
        )}
        {elegidas.length > 0 && (
          <BarraElementos
            label={t('seleccion.titulo')}
            elegidas={t('seleccion.elegidas', { count: elegidas.length })}
            elementos={elegidas.map((datos) => ({ entidad: 'tarea', datos }))}
            onClear={chooseNone}
          />
        )}
      </PageBody>
    </>
  );
};

export default TareasPage;
