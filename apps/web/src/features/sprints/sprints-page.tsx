import { ListChecks, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCrearAqui } from '../../shared/elementos/anadir/crear';
import { here } from '../../shared/elementos/teclas';
import { useCrear } from '../../shared/navegar/crear';
import { isMissing } from '../../shared/http/errors';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { useOpener } from '../../shared/navegar/opener';
import { proyectoCrumbs } from '../../shared/ui/pagina/proyecto-crumbs';
import { useProyecto } from '../../shared/queries/use-proyecto';
import { Button } from '../../shared/ui/controles/button';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { SinProyecto } from '../../shared/ui/pagina/sin-proyecto';
import { Banners } from './banners';
import { columnasSprint } from './ver/columnas-sprint';
import { byVigencia } from './ver/sprint-figures';
import { SprintCard } from './ver/sprint-card';
import { type OpenDialog, SprintDialogs } from './sprint-dialogs';
import { gridClass, SprintsSkeleton } from './sprints-skeleton';
import { useBanners } from './use-banners';
import { useSprintsConHistorias } from './use-sprints-con-historias';
import { useVerify } from './acciones/use-verify';

const SprintsPage = () => {
  const { t } = useTranslation('sprints');
  const proyectoId = useParams()['proyectoId'] ?? '';
  const proyecto = useProyecto(proyectoId);
  const { data: sprints, error, isPending, isFetching, refetch } = useSprintsConHistorias(proyectoId);
  const { banners, show, dismiss } = useBanners();
  const dialogs = useOpener<OpenDialog>();
  const { verify, verifying } = useVerify(dialogs.open, show);
  useCrear(() => dialogs.open({ kind: 'formulario' }));
  useCrearAqui((entidad) => {
    const at = entidad === 'historia' && here()?.closest<HTMLElement>('[data-sprint]')?.dataset['sprint'];
    const sprint = sprints?.find(({ _id }) => _id === at);
    if (!sprint || (sprint.estado !== 'pendiente' && sprint.estado !== 'en progreso')) return false;
    return { sprint: { _id: sprint._id, nombre: sprint.nombre } };
  });

  useHoja({
    hoja: () => {
      const titulo = [t('titulo'), proyecto.data?.nombre].filter(Boolean).join(' · ');
      return sprints && hojaDe(titulo, sprints, columnasSprint());
    },
    pegar: { entidad: 'sprint', proyecto: proyectoId },
  });

  const newSprint = (
    <Button
      variant="primary"
      onClick={() => dialogs.open({ kind: 'formulario' })}
      icon={<Plus aria-hidden className="size-4" />}
    >
      {t('nuevo')}
    </Button>
  );
  return (
    <>
      {isMissing(error ?? proyecto.error) ? (
        <SinProyecto title={t('titulo')} />
      ) : (
        <>
          <PageHeader
            title={t('titulo')}
            conLista
            proyecto={proyectoId}
            crumbs={proyectoCrumbs(proyecto)}
            meta={sprints && <span className="num text-sm text-subtle">{sprints.length}</span>}
            actions={
              <>
                <IconButton
                  label={t('definiciones.titulo')}
                  Icon={ListChecks}
                  onClick={() => dialogs.open({ kind: 'definiciones' })}
                />
                {sprints?.length !== 0 && newSprint}
              </>
            }
          />
          <PageBody className="flex flex-col gap-4">
            <Banners banners={banners} onDismiss={dismiss} />
            {error && <RetryNotice message={t('error.cargar')} query={{ isFetching, refetch }} />}
            {isPending && <SprintsSkeleton />}
            {sprints?.length === 0 && (
              <EmptyState drawing="path" title={t('vacio')} text={t('vacioTexto')} action={newSprint} />
            )}
            {sprints && sprints.length > 0 && (
              <ul className={gridClass}>
                {sprints.toSorted(byVigencia).map((sprint) => (
                  <SprintCard
                    key={sprint._id}
                    sprint={sprint}
                    busy={verifying === sprint._id}
                    requests={{
                      start: () => verify(sprint, 'iniciar'),
                      finish: () => verify(sprint, 'finalizar'),
                      cancel: () => dialogs.open({ kind: 'confirmar', sprint, accion: 'cancelar' }),
                      edit: () => dialogs.open({ kind: 'formulario', sprint }),
                      scope: () => dialogs.open({ kind: 'alcance', sprint }),
                      remove: () => dialogs.open({ kind: 'eliminar', sprint }),
                      report: () => dialogs.open({ kind: 'informe', sprint }),
                    }}
                  />
                ))}
              </ul>
            )}
          </PageBody>
        </>
      )}
      {/* Stays when the project goes: what is being typed is not lost with it. */}
      <SprintDialogs
        dialogs={dialogs}
        proyectoId={proyectoId}
        sprints={sprints ?? []}
        onVerify={verify}
        onError={show}
      />
    </>
  );
};

export default SprintsPage;
