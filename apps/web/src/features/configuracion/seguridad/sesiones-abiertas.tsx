import type { SesionAbierta } from '@pmp/contracts/usuarios';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { session, useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { closeOtherSesiones, closeSesion, getSesiones } from '../api/sesiones';
import { Lista } from '../piezas/seccion';
import { Guardado } from '../preferencias/guardado';
import { SesionRow } from './sesion-row';

/** Where the person is signed in, with buttons to close those sessions. */
export const SesionesAbiertas = () => {
  const { t } = useTranslation('configuracion');
  const queryClient = useQueryClient();
  const { user } = useSession();
  const list = useQuery({ queryKey: keys.sesiones, queryFn: ({ signal }) => getSesiones(signal) });
  const drop = (gone: (sesion: SesionAbierta) => boolean) =>
    queryClient.setQueryData<SesionAbierta[]>(keys.sesiones, (all) => all?.filter((each) => !gone(each)));
  const close = useMutation({
    mutationFn: closeSesion,
    onSuccess: (_reply, id) => drop(({ _id }) => _id === id),
    // Closed from elsewhere already, so the wish is fulfilled.
    onError: (error, id) => void (statusOf(error) === 404 && drop(({ _id }) => _id === id)),
  });
  const closeOthers = useMutation({
    mutationFn: closeOtherSesiones,
    onSuccess: (token) => {
      session.renew(token, user);
      drop(({ actual }) => !actual);
    },
  });
  const failed = [close, closeOthers].find(({ error }) => error && statusOf(error) !== 404);
  const others = list.data?.some(({ actual }) => !actual);
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t('sesiones.titulo')}</h2>
        <Guardado busy={false} done={closeOthers.isSuccess} text={t('sesiones.cerradas')} />
        {others && (
          <Button busy={closeOthers.isPending} onClick={() => closeOthers.mutate()}>
            {t('sesiones.cerrarDemas')}
          </Button>
        )}
      </div>
      <p className="text-xs text-subtle">{t('sesiones.texto')}</p>
      {failed && <Notice kind="error">{errorText(failed.error, t('sesiones.error'))}</Notice>}
      <Lista
        query={list}
        error={t('sesiones.errorCargar')}
        row={(sesion) => (
          <SesionRow
            key={sesion._id}
            sesion={sesion}
            busy={close.isPending && close.variables === sesion._id}
            onClose={() => close.mutate(sesion._id)}
          />
        )}
      />
    </section>
  );
};
