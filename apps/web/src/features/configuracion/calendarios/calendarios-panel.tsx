import type { Calendario } from '@pmp/contracts/integraciones';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { CALENDARIOS, deleteCalendario, getCalendarios, renewCalendario } from '../api/calendarios';
import { CalendarioRow } from './calendario-row';
import { CrearCalendario } from './crear-calendario';
import { DireccionDialog } from './direccion-dialog';

interface Asked {
  what: 'renovar' | 'eliminar';
  calendario: Calendario;
}

/** Asks first: whoever reads the address that it has reads it no more. */
const Pregunta = ({ asked: { what, calendario }, onClose }: { asked: Asked; onClose: () => void }) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: CALENDARIOS });
  const done = () => void refresh().then(onClose);
  const renew = useMutation({ mutationFn: () => renewCalendario(calendario._id), onSuccess: refresh });
  const remove = useMutation({
    mutationFn: () => deleteCalendario(calendario._id),
    onSuccess: done,
    // Gone already, so the wish is fulfilled.
    onError: (error) => statusOf(error) === 404 && done(),
  });
  if (renew.data) return <DireccionDialog hecho={renew.data} onClose={onClose} />;
  const act = what === 'renovar' ? renew : remove;
  return (
    <ConfirmDialog
      title={t(`calendarios.pregunta.${what}`, { nombre: calendario.nombre })}
      text={t(`calendarios.preguntaTexto.${what}`)}
      confirm={t(`calendarios.${what}`)}
      busy={act.isPending}
      error={act.error ? errorText(act.error, t('calendarios.errorCambiar')) : undefined}
      onConfirm={() => act.mutate()}
      onCancel={onClose}
    />
  );
};

/** One's dates, in one's own calendar. */
export const CalendariosPanel = () => {
  const { t } = useTranslation('configuracion');
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const list = useQuery({ queryKey: CALENDARIOS, queryFn: ({ signal }) => getCalendarios(signal) });
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t('calendarios.titulo')}</h2>
        <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => setCreating(true)}>
          {t('calendarios.nuevo')}
        </Button>
      </div>
      <p className="text-xs text-subtle">{t('calendarios.texto')}</p>
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && !list.data && <RetryNotice message={t('calendarios.errorCargar')} query={list} />}
      {list.data?.length === 0 && <p className="text-sm text-muted">{t('calendarios.ninguno')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {list.data.map((calendario) => (
            <CalendarioRow
              key={calendario._id}
              calendario={calendario}
              onRenew={() => setAsked({ what: 'renovar', calendario })}
              onDelete={() => setAsked({ what: 'eliminar', calendario })}
            />
          ))}
        </ul>
      )}
      {creating && <CrearCalendario onClose={() => setCreating(false)} />}
      {asked && <Pregunta asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
};
