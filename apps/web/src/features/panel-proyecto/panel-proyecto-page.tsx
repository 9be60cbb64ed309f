import type { Panel } from '@pmp/contracts/proyectos';
import { Gavel, GitPullRequestArrow, Webhook as WebhookIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { crearEnDialogo } from '../../shared/elementos/anadir/crear';
import { isUnavailable, statusOf } from '../../shared/http/errors';
import { ID_PATTERN } from '../../shared/http/new-id';
import { paths } from '../../shared/navegar/paths';
import { useSession } from '../../shared/sesion/session';
import { Avatar } from '../../shared/ui/fichas/avatar';
import { Button, ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Compartir } from './compartir';
import { Contadores } from './contadores';
import { Favorito } from './favorito';
import { Ficha } from './ficha';
import { PanelSkeleton } from './panel-skeleton';
import { PorEtiqueta, ProgresoCard, Repartos } from './repartos';
import { RitmoGraficos } from './ritmo-graficos';
import { Burndown, Velocidad } from './sprint-graficos';
import { Tablas } from './tablas';
import { useInformeActual } from './use-informe-actual';
import { usePanel } from './use-panel';

const Propuestas = lazy(() => import('./propuestas/propuestas'));
const Decisiones = lazy(() => import('./decisiones/decisiones'));

/** What the page of a project shows instead of its figures. */
const VISTAS = { propuestas: Propuestas, decisiones: Decisiones };
type Vista = keyof typeof VISTAS;
const ICONS = { propuestas: GitPullRequestArrow, decisiones: Gavel };

const Usuario = () => {
  const { t } = useTranslation('comun');
  const { user } = useSession();
  const nombre = user.nombre || t('persona.sinNombre');
  return (
    <span className="flex items-center gap-2 text-sm text-muted">
      <span className="max-sm:sr-only">{nombre}</span>
      <Avatar nombre={nombre} src={user.avatar} />
    </span>
  );
};

/** Where whoever administers its team says whom it tells outside of what happens in it. */
const Webhooks = ({ proyecto }: { proyecto: string }) => {
  const { t } = useTranslation('panelProyecto');
  return (
    <ButtonLink
      to={`${paths.configuracion}?seccion=webhooks&proyecto=${proyecto}`}
      variant="ghost"
      className="max-sm:hidden"
      icon={<WebhookIcon aria-hidden className="size-4" />}
    >
      {t('webhooks')}
    </ButtonLink>
  );
};

/** To what has been decided, and to what programs propose for somebody to decide. */
const Ir = ({ proyecto, a }: { proyecto: string; a: Vista }) => {
  const { t } = useTranslation('panelProyecto');
  const Icon = ICONS[a];
  return (
    <ButtonLink
      to={`${paths.proyecto(proyecto)}?ver=${a}`}
      variant="ghost"
      icon={<Icon aria-hidden className="size-4" />}
    >
      <span className="max-sm:sr-only">{t(`${a}.titulo`)}</span>
    </ButtonLink>
  );
};

const SinProyecto = () => {
  const { t } = useTranslation('panelProyecto');
  return (
    <EmptyState
      drawing="path"
      title={t('noEncontrado')}
      action={<ButtonLink to={paths.proyectos}>{t('irProyectos')}</ButtonLink>}
    />
  );
};

/** Of a project with nothing in it: seven empty charts would say less. */
const PrimerPaso = ({ panel }: { panel: Panel }) => {
  const { t } = useTranslation('panelProyecto');
  const { proyecto } = panel;
  const crear = () => crearEnDialogo('historia', { proyecto: proyecto._id });
  return (
    <>
      <Ficha proyecto={proyecto} />
      <EmptyState
        drawing="cards"
        title={t('empezar.titulo')}
        text={t('empezar.texto')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={crear}>
              {t('empezar.crear')}
            </Button>
            <ButtonLink to={paths.importar()}>{t('empezar.importar')}</ButtonLink>
          </span>
        }
      />
    </>
  );
};

const isEmpty = ({ contadores }: Panel) =>
  contadores.totalEpicas + contadores.totalHistorias + contadores.totalTareas === 0;

const Cuerpo = ({ panel }: { panel: Panel }) => {
  const { t } = useTranslation('panelProyecto');
  const { _id } = panel.proyecto;
  const sprints = useInformeActual(_id);
  const shared = { proyectoId: _id, informe: sprints.informe, isPending: sprints.isPending };
  return (
    <>
      <Ficha proyecto={panel.proyecto} />
      <Contadores panel={panel} />
      {sprints.error && <RetryNotice message={t('errorSprints')} query={sprints} />}
      <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <ProgresoCard panel={panel} />
        <div className="min-w-0 xl:col-span-2">
          {!(sprints.error && !sprints.informe) && <Burndown {...shared} sprint={sprints.enCurso} />}
        </div>
      </div>
      <Repartos panel={panel} />
      <PorEtiqueta panel={panel} />
      <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <RitmoGraficos ritmo={panel.ritmo} />
        {!(sprints.error && !sprints.informe) && (
          <div className="min-w-0 lg:max-xl:col-span-2">
            <Velocidad {...shared} />
          </div>
        )}
      </div>
      <Tablas panel={panel} />
    </>
  );
};

/** A project's page, under both of its addresses. */
const PanelProyectoPage = () => {
  const { t } = useTranslation('panelProyecto');
  const params = useParams();
  const id = params['proyectoId'] ?? params['id'] ?? '';
  const { data, error, isFetching, refetch } = usePanel(id);
  const ver = useSearchParams()[0].get('ver');
  const Vista = ver === 'propuestas' || ver === 'decisiones' ? VISTAS[ver] : undefined;
  const isMissing = !ID_PATTERN.test(id) || statusOf(error) === 404;
  const message = isUnavailable(error) ? t('errorDatos') : t('errorProyecto');
  return (
    <>
      <PageHeader
        title={(!isMissing && data?.proyecto.nombre) || t('titulo')}
        proyecto={isMissing ? undefined : id}
        crumbs={[{ label: t('proyectos'), to: paths.proyectos }]}
        actions={
          <>
            {!isMissing && <Favorito proyecto={id} />}
            {!isMissing && <Ir proyecto={id} a="decisiones" />}
            {!isMissing && <Ir proyecto={id} a="propuestas" />}
            {!isMissing && <Compartir proyecto={id} equipo={data?.proyecto.equipo} />}
            {!isMissing && <Webhooks proyecto={id} />}
            <Usuario />
          </>
        }
      />
      <PageBody className="flex flex-col gap-4">
        {isMissing ? (
          <SinProyecto />
        ) : (
          <>
            {error && <RetryNotice message={message} query={{ isFetching, refetch }} />}
            {!data && !error && <PanelSkeleton />}
            {data && Vista && (
              <Suspense fallback={<PanelSkeleton />}>
                <Vista key={id} proyecto={id} />
              </Suspense>
            )}
            {data &&
              !Vista &&
              (isEmpty(data) ? <PrimerPaso panel={data} /> : <Cuerpo key={id} panel={data} />)}
          </>
        )}
      </PageBody>
    </>
  );
};

export default PanelProyectoPage;
