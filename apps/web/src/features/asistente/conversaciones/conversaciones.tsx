import type { ConversacionResumen } from '@pmp/contracts/ia';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { EliminarConversacion } from './eliminar-conversacion';
import { useConversaciones } from './use-conversaciones';

interface ConversacionesProps {
  selected: string | undefined;
  onDeleted: (id: string) => void;
}

const Row = ({ conversacion, selected, onDelete }: RowProps) => {
  const { t } = useTranslation('asistente');
  const { _id, titulo, updatedAt } = conversacion;
  return (
    <li
      className={`group/row flex items-center rounded-control ${selected ? 'bg-active' : 'hover:bg-raised'}`}
    >
      <Link
        to={`${paths.asistente}?conversacion=${_id}`}
        aria-current={selected ? 'page' : undefined}
        className="min-w-0 grow rounded-control px-2 py-1.5"
      >
        <span className={`block truncate text-sm ${selected ? 'font-medium' : ''}`}>{titulo}</span>
        <span className="block text-xs text-subtle">
          <MomentoRelativo iso={updatedAt} />
        </span>
      </Link>
      <IconButton
        tone="danger"
        label={t('conversaciones.eliminar', { titulo })}
        Icon={Trash2}
        className="opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100"
        onClick={onDelete}
      />
    </li>
  );
};

interface RowProps {
  conversacion: ConversacionResumen;
  selected: boolean;
  onDelete: () => void;
}

/** Earlier conversations, newest first. */
export const Conversaciones = ({ selected, onDeleted }: ConversacionesProps) => {
  const { t } = useTranslation(['asistente', 'comun']);
  const { data, error, isPending, isFetching, refetch } = useConversaciones();
  const [eliminando, setEliminando] = useState<ConversacionResumen>();
  return (
    <nav
      aria-label={t('conversaciones.titulo')}
      className="min-h-0 grow overflow-y-auto [scrollbar-width:thin]"
    >
      {isPending && (
        <div role="status" className="flex flex-col gap-2 px-2 py-1">
          <span className="sr-only">{t('comun:cargando')}</span>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </div>
      )}
      {error && <RetryNotice message={t('conversaciones.error')} query={{ isFetching, refetch }} />}
      {data?.length === 0 && <p className="px-2 py-4 text-sm text-muted">{t('conversaciones.vacio')}</p>}
      {data && data.length > 0 && (
        <ul className="flex flex-col gap-px">
          {data.map((conversacion) => (
            <Row
              key={conversacion._id}
              conversacion={conversacion}
              selected={conversacion._id === selected}
              onDelete={() => setEliminando(conversacion)}
            />
          ))}
        </ul>
      )}
      {eliminando && (
        <EliminarConversacion
          conversacion={eliminando}
          onDeleted={() => onDeleted(eliminando._id)}
          onClose={() => setEliminando(undefined)}
        />
      )}
    </nav>
  );
};
