import { LayoutTemplate, Plus, Tags } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCrearAqui } from '../../shared/elementos/anadir/crear';
import { objetivo } from '../../shared/elementos/teclas';
import { useCrear } from '../../shared/navegar/crear';
import { formatNumero } from '../../shared/fechas/numbers';
import { isMissing } from '../../shared/http/errors';
import { typeAhead } from '../../shared/navegar/type-ahead';
import { useAddressFilter } from '../../shared/navegar/use-address-filter';
import { useLista } from '../../shared/elementos/lista';
import { useHoja } from '../../shared/exportar/hoja';
import { useProyecto } from '../../shared/queries/use-proyecto';
import type { Elemento } from '../../shared/elementos/elementos';
import { formulario } from '../../shared/elementos/formulario';
import { plantillas } from '../../shared/elementos/plantillas';
import { BarraElementos } from '../../shared/seleccion/barra-elementos';
import { Button } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { PageBody } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../shared/ui/pagina/spinner';
import { SinProyecto } from '../../shared/ui/pagina/sin-proyecto';
import { PADRE, padreDe } from './arbol/padre-de';
import { BacklogHeader } from './backlog-header';
import { BacklogList } from './lista/backlog-list';
import { BacklogSkeleton } from './backlog-skeleton';
import { useAcciones } from './acciones/use-acciones';
import { errorConDetalle } from '../../shared/http/error-con-detalle';
import { NO_FILTRO, PARAM } from './filtrar/filter-tree';
import { Filtros } from './filtrar/filtros';
import { hojaDelBacklog } from './lista/hoja-del-backlog';
import { listaDe } from './lista/lista-de';
import { useBacklogPorPartes } from './filtrar/use-backlog-por-partes';
import { useBacklogView } from './filtrar/use-backlog-view';
import { useElegido } from '../../shared/elementos/use-elegido';
import { useMiembros } from '../../shared/personas/use-miembros';
import { useRank } from './ordenar/use-rank';
import { useSelection } from './arbol/use-selection';

const BacklogPage = () => {
  const { t } = useTranslation('backlog');
  const proyectoId = useParams()['proyectoId'] ?? '';
  const proyecto = useProyecto(proyectoId);
  const { filtro, setFiltro } = useAddressFilter(PARAM);
  // Deferred, so that typing stays smooth while thousands of rows are searched.
  const searched = useDeferredValue(filtro);
  const backlog = useBacklogPorPartes(proyectoId, searched);
  const view = useBacklogView(proyectoId, searched, backlog);
  const { personas } = useMiembros(proyecto.data?.equipo._id);
  const [elegido, elegir] = useElegido();
  const selection = useSelection(view.rows);
  const rank = useRank(view.tree, view.whole, proyectoId);
  useLista({
    ...listaDe(view.rows),
    seleccion: { ids: selection.ids, select: selection.select },
    acciones: useAcciones(rank.nudge),
  });
  const [nueva, setNueva] = useState<string>();
  const onReached = useCallback(() => setNueva(undefined), []);
  const crearEpica = () => formulario.open({ kind: 'epica', proyectoId, onNueva: setNueva });
  const cambiarEtiquetas = () => formulario.open({ kind: 'etiquetas', proyectoId });
  useCrear(crearEpica);
  useCrearAqui((entidad) => {
    const padre = padreDe(entidad, objetivo()[0], view.tree);
    if (!padre && entidad === 'historia' && backlog.epicas.length === 0) {
      crearEpica();
      return true;
    }
    const row = view.rows.find(({ key }) => key === padre);
    // Under a filter the rows have no field.
    if (!row || !('open' in row) || view.filtered) return padre ? { [PADRE[entidad]]: padre } : false;
    if (!row.open) view.folds.toggle(row.key);
    setNueva(row.key);
    typeAhead();
    return true;
  });

  const tituloDeHoja = [t('titulo'), proyecto.data?.nombre].filter(Boolean).join(' · ');
  useHoja({
    hoja: () =>
      backlog.isPending || backlog.isMissing
        ? undefined
        : hojaDelBacklog(
            tituloDeHoja,
            view.tree,
            backlog.counts && backlog.counts.epicas + backlog.counts.historias + backlog.counts.tareas,
          ),
    ...(backlog.restos && {
      entera: async () => hojaDelBacklog(tituloDeHoja, await backlog.readTree()),
    }),
    pegar: { proyecto: proyectoId, entidad: 'historia' },
    enMovil: [
      {
        label: t('etiquetas.titulo'),
        Icon: Tags,
        run: cambiarEtiquetas,
      },
      {
        label: t('plantillas.titulo'),
        Icon: LayoutTemplate,
        run: () => plantillas.open({ accion: 'ver', proyectoId }),
      },
    ],
  });

  const isEmpty = !backlog.isPending && !backlog.isMissing && view.whole.length === 0;
  const elegidos = useMemo((): Elemento[] => {
    const chosen = <T extends { _id: string }>(items: T[]) =>
      selection.ids.size ? items.filter(({ _id }) => selection.ids.has(_id)) : [];
    return [
      ...chosen(backlog.historias).map((datos) => ({ entidad: 'historia' as const, datos })),
      ...chosen(backlog.tareas).map((datos) => ({ entidad: 'tarea' as const, datos })),
    ];
  }, [selection.ids, backlog.historias, backlog.tareas]);
  const cuentas = (['historia', 'tarea'] as const).flatMap((entidad) => {
    const count = elegidos.filter((each) => each.entidad === entidad).length;
    return count ? t(`${entidad}s`, { count }) : [];
  });
  const newEpica = (
    <Button variant="primary" onClick={crearEpica} icon={<Plus aria-hidden className="size-4" />}>
      {t('nuevaEpica')}
    </Button>
  );
  const soloCargado =
    backlog.isGuess && view.counts
      ? t('resto.soloCargado', {
          leidas: formatNumero(backlog.historias.length),
          total: formatNumero(view.counts.historias),
        })
      : undefined;
  const reload = () => {
    void proyecto.refetch();
    backlog.refetch();
  };

  return (
    <>
      {isMissing(proyecto.error) ? (
        <SinProyecto title={t('titulo')} />
      ) : (
        <>
          <BacklogHeader
            proyectoId={proyectoId}
            proyecto={proyecto}
            counts={backlog.isPending || backlog.isMissing ? undefined : view.counts}
            isFetching={backlog.isFetching}
            onReload={reload}
            onUnfold={view.unfoldAll}
            onFold={view.foldAll}
            onEtiquetas={cambiarEtiquetas}
            onPlantillas={() => plantillas.open({ accion: 'ver', proyectoId })}
          >
            {newEpica}
          </BacklogHeader>
          <PageBody>
            <div className="flex flex-col gap-3">
              {proyecto.error && (
                <RetryNotice
                  message={errorConDetalle(t, t('error.proyecto'), proyecto.error)}

                  query={{ isFetching: proyecto.isFetching, refetch: reload }}
                />
              )}
              {backlog.error && (
                <RetryNotice
                  message={soloCargado ?? errorConDetalle(t, t('error.elementos'), backlog.error)}
                  sinRed={soloCargado}
                  query={backlog}
                />
              )}
              {backlog.isPending && <BacklogSkeleton />}
              {isEmpty && (
                <EmptyState drawing="list" title={t('vacio')} text={t('vacioTexto')} action={newEpica} />
              )}
              {!backlog.isPending && view.whole.length > 0 && (
                <Filtros
                  filtro={filtro}
                  personas={personas}
                  etiquetas={view.etiquetas}
                  onChange={setFiltro}
                />
              )}
              {backlog.isSearching && <Spinner label={t('resto.buscando')} className="hit justify-start" />}
              {view.filtered &&
                !backlog.isSearching &&
                !backlog.isGuess &&
                view.whole.length > 0 &&
                view.tree.length === 0 && (
                  <EmptyState
                    drawing="list"
                    title={t('filtro.nada')}
                    action={<Button onClick={() => setFiltro(NO_FILTRO)}>{t('filtro.limpiar')}</Button>}
                  />
                )}
            </div>
            {!backlog.isPending && !backlog.isMissing && view.tree.length > 0 && (
              <BacklogList
                rows={view.rows}
                proyectoId={proyectoId}
                toggleFold={view.folds.toggle}
                elegido={elegido}
                elegir={elegir}
                selection={selection}
                rank={rank}
                nueva={nueva}
                onReached={onReached}
                leer={backlog.leer}
                fallidas={backlog.fallidas}
              />
            )}
            {elegidos.length > 0 && (
              <BarraElementos
                label={t('seleccion.titulo')}
                elegidas={t('seleccion.elegidas', { elementos: cuentas.join(', ') })}
                elementos={elegidos}
                onClear={selection.clear}
              />
            )}
          </PageBody>
        </>
      )}
    </>
  );
};

export default BacklogPage;
