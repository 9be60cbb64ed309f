import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/http/errors';
import { useProyectos } from '../../shared/queries/use-proyectos';
import { paths } from '../../shared/navegar/paths';
import { useSession } from '../../shared/sesion/session';
import { Button } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { MoreButton } from '../../shared/ui/controles/more-button';
import { Notice } from '../../shared/ui/pagina/notice';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { SoloAdministra } from '../../shared/ui/pagina/solo-administra';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { verifyAuditoria } from './api/get-auditoria';
import { useAddressFilter } from '../../shared/navegar/use-address-filter';
import { AuditoriaSkeleton } from './auditoria-skeleton';
import { EntradaCard } from './entrada-card';
import { useHojaDeAuditoria } from './use-hoja-de-auditoria';
import { isActive, PARAM, queryOf } from './filtro';
import { Filtros } from './filtros';
import { useAuditoria } from './use-auditoria';
import { Veredicto } from './veredicto';

const Auditoria = () => {
  const { t } = useTranslation(['auditoria', 'comun', 'navegacion']);
  const { filtro, setFiltro, clear } = useAddressFilter(PARAM);
  const consulta = queryOf(filtro);
  const query = useAuditoria(consulta);
  const check = useMutation({ mutationFn: verifyAuditoria });
  const { data: proyectos } = useProyectos();
  const proyectoOf = useMemo(
    () => new Map(proyectos?.map(({ _id, nombre }) => [_id, nombre] as const)),
    [proyectos],
  );

  useHojaDeAuditoria(t('titulo'), consulta, query, proyectoOf);

  return (
    <>
      <PageHeader
        title={t('titulo')}
        crumbs={[{ label: t('navegacion:enlace.configuracion'), to: paths.configuracion }]}
        conLista
        actions={
          <>
            <Button
              busy={check.isPending}
              aria-label={t('verificar.accion')}
              onClick={() => check.mutate()}
              icon={<ShieldCheck aria-hidden className="size-4" />}
            >
              <span className="hidden sm:inline">{t('verificar.accion')}</span>
            </Button>
          </>
        }
      />
      <PageBody className="flex flex-col gap-3">
        <p className="max-w-3xl text-sm text-muted">{t('intro')}</p>
        {check.data && <Veredicto {...check.data} />}
        {check.error && <Notice kind="error">{errorText(check.error, t('error.verificar'))}</Notice>}
        <Filtros
          filtro={filtro}
          proyectos={proyectos ?? []}
          nombres={query.data?.nombres}
          onChange={setFiltro}
          onClear={clear}
        />
        {query.error && <RetryNotice message={errorText(query.error, t('error.cargar'))} query={query} />}
        {query.isPending && <AuditoriaSkeleton />}
        {query.data?.entradas.length === 0 && (
          <EmptyState
            drawing="list"
            title={t(isActive(filtro) ? 'vacio.filtro' : 'vacio.todo')}
            action={isActive(filtro) && <Button onClick={clear}>{t('filtro.limpiar')}</Button>}
          />
        )}
        {query.data && query.data.entradas.length > 0 && (
          <div className="divide-y divide-line rounded-card border border-line bg-surface">
            {query.data.entradas.map((entrada) => (
              <EntradaCard
                key={entrada.seq}
                entrada={entrada}
                nombres={query.data.nombres}
                proyecto={proyectoOf.get(entrada.proyecto ?? '')}
              />
            ))}
          </div>
        )}
        <MoreButton label={t('verMas')} query={query} />
      </PageBody>
    </>
  );
};

/** For administrators; the service refuses everybody else too. */
const AuditoriaPage = () => {
  const { t } = useTranslation('auditoria');
  const isAdmin = useSession().user.rol === 'admin';
  return isAdmin ? <Auditoria /> : <SoloAdministra titulo={t('titulo')} texto={t('soloAdministra')} />;
};

export default AuditoriaPage;
