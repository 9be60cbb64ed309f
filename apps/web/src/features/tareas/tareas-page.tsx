import type { Tarea } from '@pmp/contracts/proyectos';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../shared/http/errors';
import { useCrear } from '../../shared/navegar/crear';
import { useOpened, useOpener } from '../../shared/navegar/opener';
import { Button } from '../../shared/ui/controles/button';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { columnasElemento } from '../../shared/hoja-de-calculo/columnas-elemento';
import type { Elemento } from '../../shared/elementos/elementos';
import { Mas } from '../../shared/resultados/mas';
import { getTodos } from '../../shared/resultados/paginas';
import { useLista as useListaAbierta } from '../../shared/elementos/lista';
import { parte } from '../../shared/partes/parte';
import { useAccionesDeVista } from '../../shared/consulta/guardar/use-acciones-de-vista';
import { useSeleccion } from '../../shared/seleccion/use-seleccion';
import { BarraElementos } from '../../shared/seleccion/barra-elementos';
import { Cuenta } from './cuenta';
import { Filtros } from './filtrar/filtros';
import { ElegirTodas } from './lista/elegir-todas';
import { ElegirColumnas } from './lista/elegir-columnas';
import { Tabla } from './lista/tabla';
import { useColumnas } from './lista/use-columnas';
import { TareasSkeleton } from './tareas-skeleton';
import { useLista } from './lista/use-lista';
import { SinCoincidencias, SinTareas } from './vacio';
import { estadoDe, useVistas } from './vistas/use-vistas';
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

const CrearTarea = parte(() => import('./crear/crear-tarea'));

const TareasPage = () => {
  const { t } = useTranslation('tareas');
  const { query, tareas, total, byId, clearFiltro, ...lista } = useLista();
  const isPart = query.hasNextPage;
  /** A row says which project it is of: drawn without, it would move when that arrives. */
  const isDrawn = !query.isPending && !lista.proyectosPending;
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

  const { query: guardadas, vistas } = useVistas();
  const acciones = useAccionesDeVista({
    vista: vistas.find((each) => each.lista === lista.lista)?.vista,
    estado: estadoDe(lista.lista),
  });
  const enHoja = (elementos: readonly Elemento[], deTotal?: number) =>
    hojaDe(
      t('titulo'),
      elementos.map((elemento) => ({ elemento, proyecto: byId.get(elemento.datos.proyecto)?.nombre })),
      columnasElemento(EN_HOJA, ['tipo']),
      { total: deTotal },
    );
  const asElementos = (some: readonly Tarea[]) =>
    some.map((datos): Elemento => ({ entidad: 'tarea', datos }));
  useHoja({
    hoja: () =>
      query.data && (elegidas.length ? enHoja(asElementos(elegidas)) : enHoja(asElementos(tareas), total)),
    ...(isPart && !elegidas.length && { entera: async () => enHoja(await getTodos(lista.consulta)) }),
    pegar: { proyecto: lista.filtro.proyecto, entidad: 'tarea' },
    deVista: acciones.lineas,
  });

  return (
    <>
      <PageHeader
        title={t('titulo')}
        conLista
        meta={
          query.isPending || lista.isCounting ? (
            <Skeleton className="h-[1lh] w-20 text-sm" />
          ) : (
            <Cuenta shown={total} total={lista.deTotal ?? total} />
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
        <VistasBar lista={lista.lista} vistas={vistas} query={guardadas} onGuardar={acciones.guardarComo} />
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
          <RetryNotice
            message={statusOf(query.error) === 400 ? errorText(query.error, t('error')) : t('error')}
            query={query}
          />
        )}
        {!isDrawn && !query.error && <TareasSkeleton />}
        {isDrawn && query.data && tareas.length === 0 && lista.deTotal === 0 && <SinTareas />}
        {isDrawn && query.data && tareas.length === 0 && Boolean(lista.deTotal) && (
          <SinCoincidencias onClear={clearFiltro} />
        )}
        {isDrawn && tareas.length > 0 && (
          <Tabla
            tareas={tareas}
            isPart={isPart}
            proyectos={byId}
            elegidas={ids}
            hoy={lista.hoy}
            columnas={columnas}
            orden={lista.orden}
            onOrden={lista.setOrden}
            onToggle={toggle}
            onAll={chooseAll}
            onNone={chooseNone}
          />
        )}
        {isPart && (
          <Mas
            label={t('mas', { count: total - tareas.length })}
            isReading={query.isFetchingNextPage}
            isFailed={query.isError}
            more={lista.more}
          />
        )}
        {elegidas.length > 0 && (
          <BarraElementos
            label={t('seleccion.titulo')}
            elegidas={t('seleccion.elegidas', { count: elegidas.length })}
            elementos={asElementos(elegidas)}
            onClear={chooseNone}
          >
            {isPart && elegidas.length === tareas.length && (
              <ElegirTodas total={total} readAll={lista.readAll} onRead={select} />
            )}
          </BarraElementos>
        )}
      </PageBody>
      {acciones.dialogo}
      {creating && <CrearTarea proyecto={lista.filtro.proyecto} onClose={crear.close} />}
    </>
  );
};

export default TareasPage;
