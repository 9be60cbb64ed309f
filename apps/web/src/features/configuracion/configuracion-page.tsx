import { Tabs } from '@base-ui/react/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../shared/sesion/session';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { Autorizar } from './autorizar/autorizar';
import { BotsPanel } from './bots/bots-panel';
import { CalendariosPanel } from './calendarios/calendarios-panel';
import { ForjasPanel } from './forjas/forjas-panel';
import { AparienciaPanel } from './preferencias/apariencia-panel';
import { NotificacionesPanel } from './preferencias/notificaciones-panel';
import { PerfilPanel } from './perfil/perfil-panel';
import { SeguridadPanel } from './seguridad/seguridad-panel';
import { TokensPanel } from './tokens/tokens-panel';
import { UsuariosPanel } from './usuarios/usuarios-panel';
import { WebhooksPanel } from './webhooks/webhooks-panel';

const TABS = [
  { value: 'perfil', Panel: PerfilPanel },
  { value: 'contrasena', Panel: SeguridadPanel },
  { value: 'notificaciones', Panel: NotificacionesPanel },
  { value: 'apariencia', Panel: AparienciaPanel },
  { value: 'tokens', Panel: TokensPanel },
  { value: 'calendarios', Panel: CalendariosPanel },
  { value: 'webhooks', Panel: WebhooksPanel },
  { value: 'codigo', Panel: ForjasPanel },
] as const;

/** Other people's accounts and those of programs, for administrators only. */
const ADMIN_TABS = [
  ...TABS,
  { value: 'usuarios', Panel: UsuariosPanel },
  { value: 'bots', Panel: BotsPanel },
] as const;

/** Their rows have more to say. */
const WIDE: ReadonlySet<string> = new Set(['usuarios', 'webhooks', 'codigo', 'bots']);

const Ajustes = () => {
  const { t } = useTranslation('configuracion');
  const [search, setSearch] = useSearchParams();
  const tabs = useSession().user.rol === 'admin' ? ADMIN_TABS : TABS;
  const asked = tabs.find(({ value }) => value === search.get('seccion'));
  return (
    <>
      <PageHeader title={t('titulo')} />
      <PageBody>
        <Tabs.Root
          value={asked?.value ?? 'perfil'}
          onValueChange={(seccion: string) => setSearch({ seccion }, { replace: true })}
        >
          <Tabs.List
            aria-label={t('titulo')}
            className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
          >
            {tabs.map(({ value }) => (
              <Tabs.Tab
                key={value}
                value={value}
                className="hit -mb-px border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-text data-active:border-accent-text data-active:font-medium data-active:text-text"
              >
                {t(`pestanas.${value}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map(({ value, Panel }) => (
            <Tabs.Panel
              key={value}
              value={value}
              className={`py-5 outline-none ${WIDE.has(value) ? 'max-w-3xl' : 'max-w-lg'}`}
            >
              <Panel />
            </Tabs.Panel>
          ))}
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
