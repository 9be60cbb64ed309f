import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/navegar/link';
import { paths } from '../../shared/navegar/paths';
import { keys } from '../../shared/queries/keys';
import { LinkedCard } from '../../shared/ui/fichas/linked-card';
import { Momento } from '../../shared/ui/fichas/momento';
import { getMenciones } from './api/get-menciones';

const MAX = 3;

/** Who has called for one; its height is reserved, as it comes from another service than the rest of the page. */
export const Menciones = () => {
  const { t } = useTranslation('panel');
  const { data } = useQuery({
    queryKey: [...keys.notificaciones, 'menciones'],
    queryFn: ({ signal }) => getMenciones(signal),
    retry: false,
  });
  return (
    <LinkedCard
      title={t('trabajo.menciones')}
      link={{ to: paths.notificaciones, label: t('trabajo.todasMenciones') }}
    >
      <div className="h-44 overflow-hidden">
        {data?.length === 0 && <p className="p-3 text-sm text-muted">{t('trabajo.sinMenciones')}</p>}
        <ul className="divide-y divide-line">
          {data?.slice(0, MAX).map(({ _id, mensaje, accion, timestamp }) => (
            <li key={_id}>
              <Link
                to={accion ?? paths.notificaciones}
                className="block px-3 py-2 text-sm -outline-offset-2 transition-colors duration-150 hover:bg-raised"
              >
                <span className="line-clamp-1">{mensaje}</span>
                <span className="text-xs text-subtle">
                  <Momento iso={timestamp} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </LinkedCard>
  );
};
