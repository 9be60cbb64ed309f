import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { useGuardarPreferencias, usePreferencias } from '../../../shared/queries/use-preferencias';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { Switch } from '../../../shared/ui/controles/switch';
import { Guardado } from './guardado';
import { Silencios } from './silencios';

type Aviso = 'email' | 'push' | 'tareas' | 'proyectos' | 'equipos' | 'menciones' | 'sistema';

const GROUPS: { title: 'canales' | 'temas'; names: Aviso[] }[] = [
  { title: 'canales', names: ['email', 'push'] },
  { title: 'temas', names: ['tareas', 'proyectos', 'equipos', 'menciones', 'sistema'] },
];

/** The switches for notifications; each is saved on its own. */
export const NotificacionesPanel = () => {
  const { t } = useTranslation('configuracion');
  const { data, error, isFetching, refetch } = usePreferencias();
  const save = useGuardarPreferencias();
  const { recuperacionPorCorreo } = useConfiguracionPublica();
  if (!data && error)
    return <RetryNotice message={t('notificaciones.errorCargar')} query={{ isFetching, refetch }} />;
  if (!data) return <Skeleton className="h-72" />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted">{t('notificaciones.intro')}</p>
        <Guardado busy={save.isPending} done={save.isSuccess} />
      </div>
      {save.error && <Notice kind="error">{errorText(save.error, t('notificaciones.error'))}</Notice>}
      {GROUPS.map(({ title, names }) => (
        <section key={title}>
          <h2 className="mb-1 text-sm font-semibold">{t(`notificaciones.${title}`)}</h2>
          <div className="divide-y divide-line rounded-card border border-line bg-surface">
            {names.map((name) => (
              <Switch
                key={name}
                label={t(`notificaciones.${name}`)}
                checked={data[name]}
                unavailable={
                  name === 'email' && recuperacionPorCorreo === false
                    ? t('notificaciones.sinCorreo')
                    : undefined
                }
                onChange={(checked) => save.mutate({ [name]: checked })}
              />
            ))}
          </div>
        </section>
      ))}
      <Silencios />
    </div>
  );
};
