import { FileInput, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCrear } from '../../shared/navegar/crear';
import { useOpener } from '../../shared/navegar/opener';
import { paths } from '../../shared/navegar/paths';
import { Button, ButtonLink } from '../../shared/ui/controles/button';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { AvisoEjemplo } from './ejemplo/aviso-ejemplo';
import { type OpenDialog, ProyectoDialogs } from './formulario/proyecto-dialogs';
import { useEquiposElegibles } from './formulario/use-equipos-elegibles';
import { ProyectosGrid } from './lista/proyectos-grid';
import { ProyectosSkeleton } from './lista/proyectos-skeleton';
import { useFiltrados } from './lista/use-filtrados';
import { useProyectosView } from './lista/use-proyectos-view';

const ProyectosPage = () => {
  const { t } = useTranslation(['proyectos', 'comun']);
  const { query, sampled, proyectos, sampleStore } = useProyectosView();
  const navigate = useNavigate();
  const filtrados = useFiltrados(t('titulo'), proyectos, [
    { label: t('importar'), Icon: FileInput, run: () => void navigate(paths.importar()) },
  ]);
  const dialogs = useOpener<OpenDialog>();
  const equipos = useEquiposElegibles();
  const sinEquipo = equipos.query.data?.length === 0;
  const create = () => dialogs.open({ form: 'nuevo' });
  useCrear(create);
  const retry = () => void query.refetch();
  return (
    <>
      <PageHeader
        title={t('titulo')}
        conLista
        meta={proyectos && !sampled && <span className="num text-sm text-subtle">{proyectos.length}</span>}
        actions={
          <>
            <ButtonLink
              to={paths.importar()}
              className="max-sm:hidden"
              icon={<FileInput aria-hidden className="size-4" />}
            >
              {t('importar')}
            </ButtonLink>
            <Button variant="primary" onClick={create} icon={<Plus aria-hidden className="size-4" />}>
              {t('nuevo')}
            </Button>
          </>
        }
      />
      <PageBody className="flex flex-col gap-4">
        {sampled && <AvisoEjemplo texto={t('ejemplo.texto')} busy={query.isFetching} onRetry={retry} />}
        {query.error && !sampled && (
          <RetryNotice message={t('error.cargar')} query={{ isFetching: query.isFetching, refetch: retry }} />
        )}
        {query.isPending && <ProyectosSkeleton />}
        {proyectos && (
          <ProyectosGrid
            proyectos={proyectos}
            filtrados={filtrados}
            sinEquipo={sinEquipo}
            onCreate={create}
            onEdit={(proyecto) => dialogs.open({ form: proyecto })}
            onDelete={(proyecto) => dialogs.open({ eliminar: proyecto })}
          />
        )}
      </PageBody>
      <ProyectoDialogs dialogs={dialogs} sampleStore={sampleStore} />
    </>
  );
};

export default ProyectosPage;
