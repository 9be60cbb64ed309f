import type { Notificacion } from '@pmp/contracts/notificaciones';
import { HASTA_ALGO_NUEVO } from '@pmp/contracts/notificaciones/reglas';
import { rutasNotificaciones } from '@pmp/contracts/notificaciones/rutas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMomentoExacto } from '../../../shared/fechas/dates';
import { errorText } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { avisoText } from '../../../shared/i18n/server-text';
import { keys } from '../../../shared/queries/keys';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';

const MAX_LISTED = 200;

const usePospuestas = () => {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: keys.pospuestas,
    queryFn: ({ signal }) =>
      pedir(rutasNotificaciones.listar, { query: { filtro: 'pospuestas', limit: MAX_LISTED }, signal }),
    select: ({ notificaciones }) => notificaciones,
  });
  const traer = useMutation({
    mutationFn: (id: string) => pedir(rutasNotificaciones.restaurar, { params: { id } }),
    // One that has come back meanwhile is gone from here, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.notificaciones }),
  });
  return { query, traer };
};

const Row = ({
  pospuesta: one,
  busy,
  onBack,
}: {
  pospuesta: Notificacion;
  busy: boolean;
  onBack: () => void;
}) => {
  const { t } = useTranslation('notificaciones');
  const { titulo, mensaje } = avisoText(one);
  const { pospuesta = HASTA_ALGO_NUEVO } = one;
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 grow">
        <p className="text-sm break-words">{mensaje}</p>
        <time dateTime={pospuesta} className="text-xs text-muted">
          {pospuesta === HASTA_ALGO_NUEVO ? t('pospuestas.nuevo') : formatMomentoExacto(pospuesta)}
        </time>
      </div>
      <IconButton label={t('pospuestas.traer', { titulo })} Icon={Undo2} disabled={busy} onClick={onBack} />
    </li>
  );
};

/** The notifications that the person has put off. */
export const Pospuestas = () => {
  const { t } = useTranslation('notificaciones');
  const { query, traer } = usePospuestas();
  return (
    <section>
      <h3 className="text-sm font-semibold">{t('pospuestas.titulo')}</h3>
      {query.error && <RetryNotice message={t('error.cargar')} query={query} />}
      {traer.error && <Notice kind="error">{errorText(traer.error, t('error.restaurar'))}</Notice>}
      {query.data?.length === 0 && <p className="text-sm text-muted">{t('pospuestas.vacio')}</p>}
      <ul className="divide-y divide-line">
        {query.data?.map((one) => (
          <Row key={one._id} pospuesta={one} busy={traer.isPending} onBack={() => traer.mutate(one._id)} />
        ))}
      </ul>
    </section>
  );
};
