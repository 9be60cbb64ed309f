import type { Notificacion } from '@pmp/contracts/notificaciones';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByItem } from './group-by-item';
import { NotificacionRow } from './notificacion-row';
import { useNow } from '../../../shared/fechas/use-now';

interface ListaProps {
  notificaciones: Notificacion[];
  ref: Ref<HTMLUListElement>;
  onRead: (id: string) => void;
  onDelete: (id: string) => void;
  onPostpone: (id: string, hasta: string | null) => void;
}

/** One card per item. */
export const Lista = ({ notificaciones, ref, onRead, onDelete, onPostpone }: ListaProps) => {
  const { t } = useTranslation('notificaciones');
  const now = useNow();
  return (
    <ul ref={ref} aria-label={t('titulo')} className="flex flex-col gap-2">
      {groupByItem(notificaciones).map((grupo) => (
        <li key={grupo.key} className="overflow-clip rounded-card border border-line bg-surface">
          <ul className="divide-y divide-line">
            {grupo.notificaciones.map((notificacion) => (
              <NotificacionRow
                key={notificacion._id}
                notificacion={notificacion}
                now={now}
                onRead={onRead}
                onDelete={onDelete}
                onPostpone={onPostpone}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
