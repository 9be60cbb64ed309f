import type { Tarea } from '@pmp/contracts/proyectos';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/http/errors';
import { useCrear } from '../../shared/navegar/crear';
import { useOpened, useOpener } from '../../shared/navegar/opener';
import { Button } from '../../shared/ui/controles/button';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { columnasElemento } from '../../shared/hojas/columnas-elemento';
import { useLista as useListaAbierta } from '../../shared/elementos/lista';
import { useSeleccion } from '../../shared/seleccion/use-seleccion';
import { BarraElementos } from '../../shared/seleccion/barra-elementos';
import { Cabecera } from './lista/cabecera';
import { Cuenta } from './cuenta';
import { Filtros } from './filtrar/filtros';
import { ElegirColumnas } from './lista/elegir-columnas';
import { Tabla } from './lista/tabla';
import { useColumnas } from './lista/use-columnas';
import { TareasSkeleton } from './tareas-skeleton';
import { useLista } from './lista/use-lista';
import { SinCoincidencias, SinTareas } from './vacio';
import { VistasBar } from './vistas/vistas-bar';

const EN_HOJA = [
  'clave',
  'proyecto',
  'tipo',
  'titulo',
  'clase',
  'estado',
  'prioridad',
  'responsable',
  'etiquetas',
  'vence',
  'horas',
  'creada',
  'descripcion',
] as const;

const NONE: Tarea[] = [];

const CrearTarea = lazy(() => import('./crear/crear-tarea'));

const TareasPage = () => {
  const { t } = useTranslation('tareas');
  const { query, pedida, all, byId, clearFiltro, ...lista } = useLista();
  // What it finds is not known yet: all of them would be shown and then taken away.
  const tareas = pedida.isPending ? NONE : lista.tareas;
  const { elegidas, ids, select, toggle, all: chooseAll, clear: chooseNone } = useSeleccion(tareas);
  const { columnas, setColumnas } = useColumnas();
  const crear = useOpener<true>();
  const creating = useOpened(crear);
  const canCreate = lista.proyectos.length > 0;
  useCrear(canCreate ? () => crear.open(true) : undefined);
  useListaAbierta({
    refs: useMemo(() => tareas.map(({ _id }) => ({ entidad: 'tarea' as const, id: _id })), [tareas]),
    find: (id) => {
      const datos = tareas.find(({ _id }) => _id === id);
      return datos && { entidad: 'tarea', datos };
    },
    seleccion: { ids, select },
  });

  useHoja({
    hoja: () =>
      query.data &&
      hojaDe(
        t('titulo'),
        (elegidas.length ? elegidas : tareas).map((datos) => ({
          elemento: { entidad: 'tarea' as const, datos },
          proyecto: byId.get(datos.proyecto)?.nombre,
        })),
        columnasElemento(EN_HOJA, ['tipo']),
      ),
    pegar: { proyecto: lista.filtro.proyecto, entidad: 'tarea' },
  });

  return (
    <>
      <PageHeader
        title={t('titulo')}
        conLista
        meta={
          query.isPending || pedida.isPending ? (
            <Skeleton className="h-[1lh] w-20 text-sm" />
          ) : (
            <Cuenta shown={tareas.length} total={all.length} />
          )
        }
        actions={
          <>
            <ElegirColumnas columnas={columnas} onChange={setColumnas} />
            {(canCreate || lista.proyectosPending) && (
              <Button
                variant="primary"
                disabled={!canCreate}
                onClick={() => crear.open(true)}
                icon={<Plus aria-hidden className="size-4" />}
              >
                {t('crear.titulo')}
              </Button>
            )}
          </>
        }
      />
      <PageBody className="flex flex-col gap-3">
        <VistasBar lista={lista.lista} />
        <Filtros
          filtro={lista.filtro}
          proyectos={lista.proyectos}
          personas={lista.personas}
          etiquetas={lista.etiquetas}
          onConsulta={lista.setConsulta}
          onChange={lista.setFiltro}
          onClear={clearFiltro}
        />
        {query.error && (
          <RetryNotice message={t('error')} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {pedida.query.error && (
          <RetryNotice
            message={errorText(pedida.query.error, t('error'))}
            busy={pedida.query.isFetching}
            onRetry={() => void pedida.query.refetch()}
          />
        )}
        {(query.isPending || (pedida.isPending && !pedida.query.error)) && <TareasSkeleton />}
        {query.data && all.length === 0 && <SinTareas />}
        {all.length > 0 && tareas.length === 0 && !pedida.isPending && (
          <SinCoincidencias onClear={clearFiltro} />
        )}
        {tareas.length > 0 && (
          <Tabla
            tareas={tareas}
            proyectos={byId}
            elegidas={ids}
            hoy={lista.hoy}
            columnas={columnas}
            onToggle={toggle}
          >
            <Cabecera
              orden={lista.orden}
              columnas={columnas}
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
      <Suspense>{creating && <CrearTarea proyecto={lista.filtro.proyecto} onClose={crear.close} />}</Suspense>
    </>
  );
};

export default TareasPage;
