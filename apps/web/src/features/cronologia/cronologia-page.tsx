import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLista } from '../../shared/elementos/lista';
import { isMissing } from '../../shared/http/errors';
import { paths } from '../../shared/navegar/paths';
import { useFolds } from '../../shared/preferencias/use-folds';
import { useProyecto } from '../../shared/queries/use-proyecto';
import { ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { proyectoCrumbs } from '../../shared/ui/pagina/proyecto-crumbs';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { SinProyecto } from '../../shared/ui/pagina/sin-proyecto';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { errorConDetalle } from '../../shared/http/error-con-detalle';
import { elementoOf, refOf } from './plazos/barras';
import { Cronologia } from './cronologia';
import { ElegirEscala, ElegirForma } from './selectores';
import { useCronologia } from './use-cronologia';
import { useHojaDeCronologia } from './use-hoja-de-cronologia';
import { useVistaCronologia } from './use-vista-cronologia';

/** When things happen: sprints, epics and stories with their days, and what waits for what. */
const CronologiaPage = () => {
  const { t } = useTranslation('backlog');
  const proyectoId = useParams()['proyectoId'] ?? '';
  const proyecto = useProyecto(proyectoId);
  const cronologia = useCronologia(proyectoId);
  const { barras, bloqueos, porLeer } = cronologia;
  const vista = useVistaCronologia();
  const folds = useFolds(`cronologia:${proyectoId}`, '');
  const shown = useMemo(
    () => barras.filter(({ padre }) => !(padre && folds.turned.has(padre))),
    [barras, folds.turned],
  );
  useLista({
    refs: useMemo(() => (vista.enLista ? barras : shown).flatMap(refOf), [barras, shown, vista.enLista]),
    find: (id) => {
      const barra = barras.find((one) => one.id === id);
      return barra && elementoOf(barra);
    },
  });

  useHojaDeCronologia(
    proyectoId,
    [t('cronologia.titulo'), proyecto.data?.nombre].filter(Boolean).join(' · '),
    cronologia.isPending || cronologia.isMissing ? undefined : barras,
    bloqueos,
    cronologia.readBarras,
  );

  const isReady = !cronologia.isPending && !cronologia.isMissing;
  const isEmpty = isReady && barras.length === 0;

  if (isMissing(proyecto.error)) return <SinProyecto title={t('cronologia.titulo')} />;
  return (
    <>
      <PageHeader
        title={t('cronologia.titulo')}
        conLista
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
              {vista.conNombres && !vista.enLista && <ElegirEscala vista={vista} />}
              <ElegirForma vista={vista} />
            </>
          )
        }
      />
      <PageBody className="flex flex-col gap-3">
        {cronologia.error && (
          <RetryNotice
            message={errorConDetalle(t, t('error.elementos'), cronologia.error)}
            query={cronologia}
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
        {isReady && barras.length > 0 && (
          <Cronologia
            barras={barras}
            bloqueos={bloqueos}
            porLeer={porLeer}
            columna={t('cronologia.columna.elemento')}
            vista={vista}
            plegadas={folds.turned}
            onPlegar={folds.toggle}
          />
        )}
      </PageBody>
    </>
  );
};

export default CronologiaPage;
