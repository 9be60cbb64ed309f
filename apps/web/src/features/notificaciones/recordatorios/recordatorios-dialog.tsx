import type { Recordatorio } from '@pmp/contracts/notificaciones';
import { rutasRecordatorios } from '@pmp/contracts/notificaciones/rutas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { formatMomentoExacto } from '../../../shared/fechas/dates';
import { errorText } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { Pospuestas } from './pospuestas';

const useRecordatorios = () => {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: keys.recordatorios,
    queryFn: ({ signal }) => pedir(rutasRecordatorios.listar, { signal }),
    select: ({ recordatorios }) => recordatorios,
  });
  const eliminar = useMutation({
    mutationFn: (id: string) => pedir(rutasRecordatorios.eliminar, { params: { id } }),
    // One that has been told meanwhile is gone, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.recordatorios }),
  });
  return { query, eliminar };
};

interface RowProps {
  recordatorio: Recordatorio;
  busy: boolean;
  onDelete: () => void;
}

const Row = ({ recordatorio: { texto, cuando, accion }, busy, onDelete }: RowProps) => {
  const { t } = useTranslation('notificaciones');
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 grow">
        <p className="text-sm break-words">
          {accion ? (
            <Link to={accion} className="rounded-control hover:underline">
              {texto}
            </Link>
          ) : (
            texto
          )}
        </p>
        <time dateTime={cuando} className="text-xs text-muted">
          {formatMomentoExacto(cuando)}
        </time>
      </div>
      <IconButton
        label={t('recordatorios.eliminar', { texto })}
        Icon={Trash2}
        tone="danger"
        disabled={busy}
        onClick={onDelete}
      />
    </li>
  );
};

/** What the person asked to be reminded of and has not been yet, the soonest first. */
const RecordatoriosDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['notificaciones', 'comun']);
  const { query, eliminar } = useRecordatorios();
  return (
    <Dialog title={t('recordatorios.titulo')} description={t('recordatorios.texto')} onClose={onClose}>
      <div className="flex flex-col gap-3 overflow-y-auto p-4">
        {query.error && <RetryNotice message={t('recordatorios.error')} query={query} />}
        {eliminar.error && (
          <Notice kind="error">{errorText(eliminar.error, t('recordatorios.error'))}</Notice>
        )}
        {query.isPending && <Spinner label={t('comun:cargando')} />}
        {query.data?.length === 0 && <p className="text-sm text-muted">{t('recordatorios.vacio')}</p>}
        <ul className="divide-y divide-line">
          {query.data?.map((one) => (
            <Row
              key={one._id}
              recordatorio={one}
              busy={eliminar.isPending}
              onDelete={() => eliminar.mutate(one._id)}
            />
          ))}
        </ul>
        <Pospuestas />
      </div>
    </Dialog>
  );
};

export default RecordatoriosDialog;
