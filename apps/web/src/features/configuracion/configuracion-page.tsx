import { Tabs } from '@base-ui/react/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageBody, PageHeader } from '../../shared/ui/page-header';
import { AparienciaPanel } from './apariencia-panel';
import { ContrasenaPanel } from './contrasena-panel';
import { NotificacionesPanel } from './notificaciones-panel';
import { PerfilPanel } from './perfil-panel';

const TABS = [
  { value: 'perfil', Panel: PerfilPanel },
  { value: 'contrasena', Panel: ContrasenaPanel },
  { value: 'notificaciones', Panel: NotificacionesPanel },
  { value: 'apariencia', Panel: AparienciaPanel },
] as const;

const ConfiguracionPage = () => {
  const { t } = useTranslation('configuracion');
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader title={t('titulo')} />
      <PageBody>
        <Tabs.Root
          value={search.get('seccion') ?? 'perfil'}
          onValueChange={(seccion: string) => setSearch({ seccion }, { replace: true })}
        >
          <Tabs.List
            aria-label={t('titulo')}
            className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
          >
            {TABS.map(({ value }) => (
              <Tabs.Tab
                key={value}
                value={value}
                className="hit -mb-px border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-text data-active:border-accent-text data-active:font-medium data-active:text-text"
              >
                {t(`pestanas.${value}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {TABS.map(({ value, Panel }) => (
            <Tabs.Panel key={value} value={value} className="max-w-lg py-5 outline-none">
              <Panel />
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </PageBody>
    </>
  );
};

export default ConfiguracionPage;
