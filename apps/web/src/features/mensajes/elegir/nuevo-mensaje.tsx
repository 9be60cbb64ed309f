import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { filterByNombre } from '../../../shared/dominio/filter-by-nombre';
import { paths } from '../../../shared/navegar/paths';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Input } from '../../../shared/ui/campos/input';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { usePersonasElegibles } from '../../../shared/personas/use-personas';
import { useSession } from '../../../shared/sesion/session';

/** Lists the people to start a chat with. */
export const NuevoMensaje = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['mensajes', 'comun']);
  const [busqueda, setBusqueda] = useState('');
  const yo = useSession().user._id;
  const { query, personas, isWhole } = usePersonasElegibles(busqueda, { entre: 'contactos' });
  const { error, isPending, isFetching, refetch } = query;
  const others = personas?.filter(({ _id }) => _id !== yo);
  const found = others && isWhole ? filterByNombre(others, busqueda) : others;
  return (
    <section aria-label={t('nuevoPanel.titulo')} className="flex min-h-0 grow flex-col">
      <div className="flex flex-col gap-2 p-3 pb-2">
        <div className="flex min-h-8 items-center gap-1">
          <IconButton label={t('nuevoPanel.volver')} Icon={ArrowLeft} onClick={onClose} />
          <h2 className="text-lg font-semibold">{t('nuevoPanel.titulo')}</h2>
        </div>
        <Input
          type="search"
          autoFocus
          aria-label={t('nuevoPanel.buscar')}
          placeholder={t('nuevoPanel.buscar')}
          value={busqueda}
          onChange={(event) => setBusqueda(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        {error && <RetryNotice message={t('error.usuarios')} query={{ isFetching, refetch }} />}
      </div>
      <div className="min-h-0 grow overflow-y-auto px-1.5 pb-2 [scrollbar-width:thin]">
        {isPending && <Spinner label={t('comun:cargando')} className="py-8" />}
        <ul className="flex flex-col gap-px">
          {found?.map(({ _id, nombre, avatar }) => (
            <li key={_id}>
              <Link
                to={paths.chat('directo', _id)}
                onClick={onClose}
                className="hit flex items-center gap-2.5 rounded-control px-2 py-1 text-sm hover:bg-active/60 focus-visible:-outline-offset-2"
              >
                <Avatar nombre={nombre} src={avatar} />
                <span className="min-w-0 truncate">{nombre}</span>
              </Link>
            </li>
          ))}
        </ul>
        {found?.length === 0 && (
          <p className="px-2 py-6 text-center text-sm text-muted">
            {t(busqueda.trim() === '' ? 'vacio.nadie' : 'vacio.personas')}
          </p>
        )}
      </div>
    </section>
  );
};
