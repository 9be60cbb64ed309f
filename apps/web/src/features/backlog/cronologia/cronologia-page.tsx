import { ChartGantt, ListTodo } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Elemento } from '../../../shared/elementos/elementos';
import { useLista } from '../../../shared/elementos/lista';
import { useElegido } from '../../../shared/elementos/use-elegido';
import { isMissing } from '../../../shared/http/errors';
import { paths } from '../../../shared/navegar/paths';
import { useFolds } from '../../../shared/preferencias/use-folds';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { ButtonLink } from '../../../shared/ui/controles/button';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../../shared/ui/pagina/page-header';
import { proyectoCrumbs } from '../../../shared/ui/pagina/proyecto-crumbs';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { SinProyecto } from '../../../shared/ui/pagina/sin-proyecto';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { errorConDetalle } from '../api/error-con-detalle';
import { AvisoMovimiento } from './aviso-movimiento';
import type { Barra } from './barras';
import { ESCALAS, type Escala } from './escalas';
import { ListaPlazos } from './lista-plazos';
import { useCronologia } from './use-cronologia';
import { prestadas, useBorradorPlazos } from './use-borrador-plazos';
import { useVistaCronologia } from './use-vista-cronologia';

const Diagrama = lazy(() => import('./diagrama'));
const DiasDialog = lazy(() => import('./dias-dialog'));

const refOf = ({ tipo, id }: Barra) => (tipo === 'sprint' ? [] : [{ entidad: tipo, id }]);

/** When things happen: sprints, epics and stories with their days, and what waits for what. */
const CronologiaPage = () => {
  const { t } = useTranslation('backlog');
  const proyectoId = useParams()['proyectoId'] ?? '';
  const proyecto = useProyecto(proyectoId);
  const cronologia = useCronologia(proyectoId);
  const { barras, bloqueos } = cronologia;
  const vista = useVistaCronologia();
  const folds = useFolds(`cronologia:${proyectoId}`, '');
  const [, elegir] = useElegido();
  const [conDias, setConDias] = useState<string>();

  const abrir = (id: string) => {
    const barra = barras.find((one) => one.id === id);
    if (barra?.tipo === 'sprint') setConDias(barra.datos.estado === 'pendiente' ? id : undefined);
    else if (barra) elegir({ entidad: barra.tipo, id });
  };
  const plan = useBorradorPlazos(barras, bloqueos, abrir);
  const shown = useMemo(
    () => barras.filter(({ padre }) => !(padre && folds.turned.has(padre))),
    [barras, folds.turned],
  );
  useLista({
    refs: useMemo(() => (vista.enLista ? barras : shown).flatMap(refOf), [barras, shown, vista.enLista]),
    find: (id): Elemento | undefined => {
      const barra = barras.find((one) => one.id === id);
      return barra && barra.tipo !== 'sprint'
        ? ({ entidad: barra.tipo, datos: barra.datos } as Elemento)
        : undefined;
    },
  });
  const esperas = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { destino } of bloqueos) counts.set(destino, (counts.get(destino) ?? 0) + 1);
    return counts;
  }, [bloqueos]);

  const isReady = !cronologia.isPending && !cronologia.isMissing;
  const isEmpty = isReady && barras.length === 0;
  const abierta = conDias === undefined ? undefined : barras.find(({ id }) => id === conDias);
  const [movida] = plan.desplazadas;

  const escala = !vista.enLista && (
    <Segmented<Escala>
      label={t('cronologia.escala.titulo')}
      value={vista.escala}
      options={ESCALAS.map((value) => ({ value, label: t(`cronologia.escala.${value}`) }))}
      onChange={vista.setEscala}
    />
  );

  if (isMissing(proyecto.error)) return <SinProyecto title={t('cronologia.titulo')} />;
  return (
    <>
      <PageHeader
        title={t('cronologia.titulo')}
        proyecto={proyectoId}
        crumbs={proyectoCrumbs(proyecto)}
        meta={
          isReady && (
            <span className="num text-sm text-subtle max-sm:sr-only">
              {t('epicas', { count: cronologia.epicas.length })}
            </span>
          )
        }
        actions={
          !isEmpty && (
            <>
              {vista.conNombres && escala}
              <Segmented
                compact
                label={t('cronologia.ver.titulo')}
                value={vista.enLista ? 'lista' : 'diagrama'}
                options={[
                  {
                    value: 'diagrama',
                    label: t('cronologia.ver.diagrama'),
                    icon: <ChartGantt aria-hidden className="size-4" />,
                  },
                  {
                    value: 'lista',
                    label: t('cronologia.ver.lista'),
                    icon: <ListTodo aria-hidden className="size-4" />,
                  },
                ]}
                onChange={(ver) => vista.setEnLista(ver === 'lista')}
              />
            </>
          )
        }
      />
      <PageBody className="flex flex-col gap-3">
        {cronologia.error && (
          <RetryNotice
            message={errorConDetalle(t, t('error.elementos'), cronologia.error)}
            busy={cronologia.isFetching}
            onRetry={cronologia.refetch}
          />
        )}
        {cronologia.isPending && <Skeleton className="h-96 w-full" />}
        {isEmpty && (
          <EmptyState
            drawing="path"
            title={t('cronologia.vacio')}
            text={t('cronologia.vacioTexto')}
            action={
              <ButtonLink variant="primary" to={paths.backlog(proyectoId)}>
                {t('cronologia.irBacklog')}
              </ButtonLink>
            }
          />
        )}
        {isReady && barras.length > 0 && vista.enLista && (
          <ListaPlazos barras={plan.mostradas} esperas={esperas} onAbrir={abrir} onDias={setConDias} />
        )}
        {isReady && barras.length > 0 && !vista.enLista && (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            {/* A phone has no room for it beside the title. */}
            {!vista.conNombres && escala}
            <Diagrama
              barras={plan.mostradas}
              bloqueos={bloqueos}
              esperas={esperas}
              movidas={plan.movidas}
              plegadas={folds.turned}
              escala={vista.escala}
              conNombres={vista.conNombres}
              nombres={{
                columna: t('cronologia.columna.elemento'),
                diagrama: t('cronologia.titulo'),
                instrucciones: t('cronologia.instrucciones'),
                dias: t('cronologia.columna.plazo'),
              }}
              onPlegar={folds.toggle}
              onAbrir={abrir}
              onDias={setConDias}
              onArrastre={plan.onArrastre}
              onSoltar={plan.onSoltar}
              onTecla={plan.onTecla}
            />
          </Suspense>
        )}
        {plan.arrastrando && (
          <p
            aria-hidden
            className="num pointer-events-none fixed bottom-6 left-1/2 z-30 -translate-x-1/2 rounded-card border border-line bg-surface px-3 py-2 text-sm shadow-float"
          >
            {plan.arrastrando}
          </p>
        )}
        {movida && (
          <AvisoMovimiento
            desplazadas={plan.desplazadas}
            prestadas={prestadas(barras, movida.barra)}
            onConfirmar={plan.confirmar}
            onSoloEsta={plan.soloEsta}
            onCancelar={plan.cancelar}
          />
        )}
      </PageBody>
      <Suspense>
        {abierta && (
          <DiasDialog
            key={abierta.id}
            barra={abierta}
            barras={barras}
            bloqueos={bloqueos}
            onGuardar={plan.guardar}
            onClose={() => setConDias(undefined)}
          />
        )}
      </Suspense>
    </>
  );
};

export default CronologiaPage;
