import type { ElementoPapelera, Restaurado } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../shared/http/configuracion-publica';
import { errorText } from '../../shared/http/errors';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { paths } from '../../shared/navegar/paths';
import { parte } from '../../shared/partes/parte';
import { useSession } from '../../shared/sesion/session';
import { Button } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { MoreButton } from '../../shared/ui/controles/more-button';
import { Notice } from '../../shared/ui/pagina/notice';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { columnasPapelera } from './columnas-papelera';
import { ElementoRow } from './elemento-row';
import { Filtros } from './filtros';
import { PapeleraSkeleton } from './papelera-skeleton';
import { Resultado } from './resultado';
import { useFiltros } from './use-filtros';
import { usePapelera } from './use-papelera';
import { necesarioOf, useRestaurar } from './use-restaurar';

const RestaurarDialog = parte(() => import('./restaurar-dialog'));
const PurgarDialog = parte(() => import('./purgar-dialog'));

/** `motivo`: why a project cannot come back as it was. */
type Asked = { elemento: ElementoPapelera; motivo?: unknown };

const PapeleraPage = () => {
  const { t } = useTranslation(['papelera', 'navegacion']);
  const { diasPapelera = 30 } = useConfiguracionPublica();
  const isAdmin = useSession().user.rol === 'admin';
  const filtros = useFiltros();
  const query = usePapelera(filtros.filtros);
  const [asked, setAsked] = useState<Asked>();
  const [restaurado, setRestaurado] = useState<Restaurado>();
  const close = () => setAsked(undefined);
  const done = (back: Restaurado) => {
    setRestaurado(back);
    close();
  };
  const restaurar = useRestaurar(done);
  const { error, variables } = restaurar;
  /** At once: it can be deleted again. Only what a project needs to come back is asked. */
  const restore = (elemento: ElementoPapelera) => {
    setRestaurado(undefined);
    const onError = (motivo: unknown) => necesarioOf(motivo) && setAsked({ elemento, motivo });
    restaurar.mutate({ id: elemento._id }, { onError });
  };
  useHoja({ hoja: () => query.data && hojaDe(t('titulo'), query.data, columnasPapelera()) });
  return (
    <>
      <PageHeader
        title={t('titulo')}
        conLista
        crumbs={[{ label: t('navegacion:enlace.configuracion'), to: paths.configuracion }]}
      />
      <PageBody className="flex flex-col gap-3">
        <p className="text-sm text-muted">{t('intro', { count: diasPapelera })}</p>
        <Filtros {...filtros} />
        {restaurado && <Resultado restaurado={restaurado} onClose={() => setRestaurado(undefined)} />}
        {error && !necesarioOf(error) && (
          <Notice kind="error">{errorText(error, t('error.restaurar'))}</Notice>
        )}
        {query.error && <RetryNotice message={t('error.cargar')} query={query} />}
        {query.isPending && <PapeleraSkeleton />}
        {query.data?.length === 0 && (
          <EmptyState
            drawing="list"
            title={t(filtros.isFiltered ? 'vacio.filtro' : 'vacio.titulo')}
            text={filtros.isFiltered ? undefined : t('vacio.texto')}
            action={filtros.isFiltered && <Button onClick={filtros.clear}>{t('vacio.quitar')}</Button>}
          />
        )}
        {query.data && query.data.length > 0 && (
          <ul aria-label={t('titulo')} className="rounded-card border border-line bg-surface">
            {query.data.map((elemento) => (
              <ElementoRow
                key={elemento._id}
                elemento={elemento}
                isAdmin={isAdmin}
                restoring={restaurar.isPending && variables?.id === elemento._id}
                onRestore={restore}
                onPurge={() => setAsked({ elemento })}
              />
            ))}
          </ul>
        )}
        <MoreButton label={t('verMas')} query={query} />
      </PageBody>
      {asked?.motivo !== undefined && (
        <RestaurarDialog {...asked} motivo={asked.motivo} onClose={close} onDone={done} />
      )}
      {asked && asked.motivo === undefined && <PurgarDialog elemento={asked.elemento} onClose={close} />}
    </>
  );
};

export default PapeleraPage;
