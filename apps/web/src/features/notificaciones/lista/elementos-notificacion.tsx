import type { Notificacion } from '@pmp/contracts/notificaciones';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';

interface ElementosNotificacionProps {
  elementos: NonNullable<Notificacion['elementos']>;
  onOpen: () => void;
}

/** Each of those that one notification tells of, with its own link. */
export const ElementosNotificacion = ({ elementos, onOpen }: ElementosNotificacionProps) => {
  const { t } = useTranslation('notificaciones');
  return (
    <details className="relative mt-0.5 text-sm">
      <summary className="hit w-fit cursor-pointer content-center text-muted hover:text-text">
        {t('cadaUno')}
      </summary>
      <ul className="mt-1 flex flex-col gap-1 pl-4">
        {elementos.map(({ titulo, accion }) => (
          <li key={accion} className="min-w-0">
            <Link to={accion} onClick={onOpen} className="break-words text-accent-text hover:underline">
              {titulo}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};
