import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isMissing } from '../../shared/http/errors';
import { paths } from '../../shared/navegar/paths';
import { proyectoCrumbs } from '../../shared/ui/pagina/proyecto-crumbs';
import { useProyecto } from '../../shared/queries/use-proyecto';
import { Button, ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { SinProyecto } from '../../shared/ui/pagina/sin-proyecto';
import { nombreDeTablero } from './cargar/columnas';
import { setSinSprint } from './cargar/sin-sprint';
import { BotonColumnas } from './columnas/boton-columnas';
import { SinSprint } from './sin-sprint';
import { SprintActivo } from './sprint-activo';
import { Tablero } from './tablero';
import { TableroSkeleton } from './tablero-skeleton';
import { useTablero } from './cargar/use-tablero';

const TableroPage = () => {
  const { t } = useTranslation('tablero');
  const proyectoId = useParams()['proyectoId'] ?? '';
  const proyecto = useProyecto(proyectoId);
  const { datos, error, isFetching, isPending, refetch } = useTablero(proyectoId);
  const reload = () => void refetch();
  // Not whenever the board is being read: a button that a change of a colleague switches off loses the press on it.
  const [isChoosing, setChoosing] = useState(false);
  const choose = async (sinSprint: boolean) => {
    setSinSprint(proyectoId, sinSprint);
    setChoosing(true);
    await refetch();
    setChoosing(false);
  };
  if (isMissing(proyecto.error)) return <SinProyecto title={t('titulo')} />;
  return (
    <div className="flex h-[calc(100dvh-3.5rem-env(safe-area-inset-bottom))] min-h-[30rem] flex-col md:h-dvh">
      <PageHeader
        title={datos ? nombreDeTablero(datos.tablero.nombre, t) : t(isPending ? 'principal' : 'titulo')}
        proyecto={proyectoId}
        conLista
        crumbs={proyectoCrumbs(proyecto)}
        meta={
          datos?.sinSprint ? (
            <SinSprint busy={isChoosing} onLeave={() => void choose(false)} />
          ) : (
            // In a wider letter the two need a second line, whose place is kept.
            (datos && <SprintActivo sprint={datos.sprint} />) ||
            (isPending && <Skeleton className="h-5 w-16" />)
          )
        }
        actions={
          <>
            {datos && <BotonColumnas datos={datos} />}
            {/* On a phone there is room for one of the two; this one is in the menu of the list then. */}
            <IconButton
              label={t('recargar')}
              onClick={reload}
              className={datos ? 'max-sm:hidden' : ''}
              Icon={RotateCw}
              iconClass={`size-4 ${isFetching ? 'animate-spin' : ''}`}
            />
          </>
        }
      />
      {/* The bar of a selection stands below the columns, never over their last card; a toast comes and goes, and moves nothing. */}
      <PageBody className="flex min-h-0 grow flex-col gap-3 [body:has([data-barra])_&]:pb-18">
        {error && <RetryNotice message={t('error.cargar')} query={{ isFetching, refetch: reload }} />}
        {isPending && <TableroSkeleton />}
        {datos && (datos.sprint || datos.sinSprint) && (
          <Tablero
            proyectoId={proyectoId}
            datos={datos}
            sprint={datos.sprint?.nombre ?? ''}
            onReload={reload}
          />
        )}
        {datos && !datos.sprint && !datos.sinSprint && (
          <EmptyState
            drawing="path"
            title={t('sinSprint')}
            text={t('sinSprintTexto')}
            action={
              <span className="flex flex-wrap justify-center gap-2">
                <ButtonLink variant="primary" to={paths.sprints(proyectoId)}>
                  {t('irSprints')}
                </ButtonLink>
                <Button busy={isChoosing} onClick={() => void choose(true)}>
                  {t('trabajarSinSprint')}
                </Button>
              </span>
            }
          />
        )}
      </PageBody>
    </div>
  );
};

export default TableroPage;
