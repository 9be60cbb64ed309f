import type { Silencio } from '@pmp/contracts/notificaciones';
import { rutasSilencios } from '@pmp/contracts/notificaciones/rutas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';

const useSilencios = () => {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: keys.silencios,
    queryFn: ({ signal }) => pedir(rutasSilencios.listar, { signal }),
    select: ({ silencios }) => silencios,
  });
  const reactivar = useMutation({
    mutationFn: ({ tipo, _id }: Silencio) => pedir(rutasSilencios.reactivar, { params: { tipo, id: _id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.silencios }),
  });
  return { query, reactivar };
};

/** What the person wants to hear of no more, and how to hear of it again. */
export const Silencios = () => {
  const { t } = useTranslation('configuracion');
  const { query, reactivar } = useSilencios();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{t('notificaciones.silencios.titulo')}</h2>
      {query.error && <RetryNotice message={t('notificaciones.silencios.error')} query={query} />}
      {reactivar.error && (
        <Notice kind="error">{errorText(reactivar.error, t('notificaciones.error'))}</Notice>
      )}
      {query.data && (
        <p className="text-sm text-muted">
          {t(`notificaciones.silencios.${query.data.length > 0 ? 'texto' : 'vacio'}`)}
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {query.data.map((silencio) => (
            <li key={silencio._id} className="flex items-center gap-3 px-3 py-2 text-sm">
              <span className="min-w-0 grow break-words">
                {silencio.nombre}
                <span className="block text-xs text-subtle">
                  {t(`notificaciones.silencios.${silencio.tipo}`)}
                </span>
              </span>
              <IconButton
                label={t('notificaciones.silencios.reactivar', { nombre: silencio.nombre })}
                Icon={BellRing}
                disabled={reactivar.isPending}
                onClick={() => reactivar.mutate(silencio)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
