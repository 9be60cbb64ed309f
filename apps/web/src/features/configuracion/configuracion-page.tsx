import { Tabs } from '@base-ui/react/tabs';
import { Activity, FileText, ScrollText, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type Seccion, SECCIONES, SECCIONES_ADMIN } from '../../shared/navegar/secciones';
import { paths } from '../../shared/navegar/paths';
import { parte } from '../../shared/partes/parte';
import { useSession } from '../../shared/sesion/session';
import { ButtonLink } from '../../shared/ui/controles/button';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { AparienciaPanel } from './preferencias/apariencia-panel';
import { NotificacionesPanel } from './preferencias/notificaciones-panel';
import { PerfilPanel } from './perfil/perfil-panel';

const Autorizar = parte(() => import('./autorizar/autorizar'));

/** One opens at a time: the others are fetched when they are shown. */
const PANELS: Record<Seccion, ComponentType> = {
  perfil: PerfilPanel,
  contrasena: parte(() => import('./seguridad/seguridad-panel')),
  notificaciones: NotificacionesPanel,
  apariencia: AparienciaPanel,
  tokens: parte(() => import('./tokens/tokens-panel')),
  calendarios: parte(() => import('./calendarios/calendarios-panel')),
  webhooks: parte(() => import('./webhooks/webhooks-panel')),
  codigo: parte(() => import('./forjas/forjas-panel')),
  usuarios: parte(() => import('./usuarios/usuarios-panel')),
  bots: parte(() => import('./bots/bots-panel')),
};

/** Their rows have more to say. */
const WIDE: ReadonlySet<Seccion> = new Set(['usuarios', 'webhooks', 'codigo', 'bots']);

/** What is wanted seldom, and has no place of its own in the sidebar. */
const Administracion = ({ isAdmin }: { isAdmin: boolean }) => {
  const { t } = useTranslation(['configuracion', 'navegacion']);
  return (
    <nav aria-label={t('administracion')} className="mb-4 flex flex-wrap gap-2">
      <ButtonLink to={paths.papelera} icon={<Trash2 aria-hidden className="size-4" />}>
        {t('navegacion:enlace.papelera')}
      </ButtonLink>
      <ButtonLink to={paths.importar()} icon={<FileText aria-hidden className="size-4" />}>
        {t('importar')}
      </ButtonLink>
      {isAdmin && (
        <>
          <ButtonLink to={paths.operacion} icon={<Activity aria-hidden className="size-4" />}>
            {t('navegacion:enlace.operacion')}
          </ButtonLink>
          <ButtonLink to={paths.auditoria} icon={<ScrollText aria-hidden className="size-4" />}>
            {t('navegacion:enlace.auditoria')}
          </ButtonLink>
        </>
      )}
    </nav>
  );
};

const Ajustes = () => {
  const { t } = useTranslation('configuracion');
  const [search, setSearch] = useSearchParams();
  const isAdmin = useSession().user.rol === 'admin';
  const tabs: readonly Seccion[] = isAdmin ? [...SECCIONES, ...SECCIONES_ADMIN] : SECCIONES;
  const asked = tabs.find((seccion) => seccion === search.get('seccion'));
  return (
    <>
      <PageHeader title={t('titulo')} />
      <PageBody>
        <Administracion isAdmin={isAdmin} />
        <Tabs.Root
          value={asked ?? 'perfil'}
          onValueChange={(seccion: string) => setSearch({ seccion }, { replace: true })}
        >
          <Tabs.List
            aria-label={t('titulo')}
            className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
          >
            {tabs.map((value) => (
              <Tabs.Tab
                key={value}
                value={value}
                className="hit -mb-px border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-text data-active:border-accent-text data-active:font-medium data-active:text-text"
              >
                {t(`pestanas.${value}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((value) => {
            const Panel = PANELS[value];
            return (
              <Tabs.Panel
                key={value}
                value={value}
                className={`py-5 outline-none ${WIDE.has(value) ? 'max-w-3xl' : 'max-w-lg'}`}
              >
                <Panel />
              </Tabs.Panel>
            );
          })}
        </Tabs.Root>
      </PageBody>
    </>
  );
};

/** A program that asks to be let in sends the person here: its answer is one more of their tokens. */
const ConfiguracionPage = () => {
  const [search] = useSearchParams();
  return search.get('seccion') === 'autorizar' ? <Autorizar /> : <Ajustes />;
};

export default ConfiguracionPage;
