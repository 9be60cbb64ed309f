import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import type { TipoNotificacion } from '@pmp/contracts/notificaciones/reglas';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { useGuardarPreferencias, usePreferencias } from '../../../shared/queries/use-preferencias';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { Switch } from '../../../shared/ui/controles/switch';
import { Guardado } from './guardado';
import { CuandoAvisa, sumOf, useRecuento } from './recuento';
import { Silencios } from './silencios';

type Aviso = 'email' | 'push' | 'tareas' | 'proyectos' | 'equipos' | 'menciones' | 'sistema';

const GROUPS: { title: 'canales' | 'temas'; names: Aviso[] }[] = [
  { title: 'canales', names: ['email', 'push'] },
  { title: 'temas', names: ['tareas', 'proyectos', 'equipos', 'menciones', 'sistema'] },
];

const TIPO_DE = {
  tareas: 'tarea',
  proyectos: 'proyecto',
  equipos: 'equipo',
  menciones: 'mencion',
  sistema: 'sistema',
} as const satisfies Partial<Record<Aviso, TipoNotificacion>>;
type Tema = keyof typeof TIPO_DE;

const TEMA_DE = Object.fromEntries(Object.entries(TIPO_DE).map(([tema, tipo]) => [tipo, tema])) as Record<
  TipoNotificacion,
  Tema
>;

const isTema = (name: Aviso): name is Tema => Object.hasOwn(TIPO_DE, name);

/** The switches for notifications; each is saved on its own. */
export const NotificacionesPanel = () => {
  const { t } = useTranslation('configuracion');
  const { data, error, isFetching, refetch } = usePreferencias();
  const save = useGuardarPreferencias();
  const recuento = useRecuento();
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
      {recuento.data && (
        <p className="text-sm text-muted" role="status">
          {t('notificaciones.recuento', {
            count: sumOf(recuento.data.recuento, () => true),
            ahora: sumOf(recuento.data.recuento, (tipo) => data[TEMA_DE[tipo]]),
          })}
        </p>
      )}
      {save.error && <Notice kind="error">{errorText(save.error, t('notificaciones.error'))}</Notice>}
      {GROUPS.map(({ title, names }) => (
        <section key={title}>
          <h2 className="mb-1 text-sm font-semibold">{t(`notificaciones.${title}`)}</h2>
          <div className="divide-y divide-line rounded-card border border-line bg-surface">
            {names.map((name) => (
              <Fragment key={name}>
                <Switch
                  label={t(`notificaciones.${name}`)}
                  checked={data[name]}
                  unavailable={
                    name === 'email' && recuperacionPorCorreo === false
                      ? t('notificaciones.sinCorreo')
                      : undefined
                  }
                  onChange={(checked) => save.mutate({ [name]: checked })}
                />
                {recuento.data && isTema(name) && (
                  <CuandoAvisa tipo={TIPO_DE[name]} recuento={recuento.data.recuento} />
                )}
              </Fragment>
            ))}
          </div>
        </section>
      ))}
      <Silencios />
    </div>
  );
};
