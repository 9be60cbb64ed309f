import type { Equipo } from '@pmp/contracts/usuarios';
import { plainWords } from '@pmp/contracts/common/markdown';
import { Eye, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../shared/fechas/dates';
import { Avatar } from '../../shared/ui/fichas/avatar';
import { Button } from '../../shared/ui/controles/button';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { ItemCard } from '../../shared/ui/fichas/item-card';
import { MiembroRow } from './miembro-row';

const SHOWN = 4;

interface EquipoCardProps {
  equipo: Equipo;
  editable: boolean;
  onDetails: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Undefined: this person may let nobody new in. */
  onInvite: (() => void) | undefined;
}

export const EquipoCard = ({ equipo, editable, onDetails, onEdit, onDelete, onInvite }: EquipoCardProps) => {
  const { t } = useTranslation('equipos');
  const { miembros } = equipo;
  const more = miembros.length - SHOWN;
  return (
    <ItemCard
      editable={editable}
      onEdit={onEdit}
      onDelete={onDelete}
      action={
        <div className="mr-auto flex gap-0.5">
          <Button
            variant="ghost"
            className="px-2"
            onClick={onDetails}
            icon={<Eye aria-hidden className="size-4" />}
          >
            {t('detalles')}
          </Button>
          {onInvite && (
            <IconButton
              Icon={UserPlus}
              label={t('invitarAEquipo', { equipo: equipo.nombre })}
              onClick={onInvite}
            />
          )}
        </div>
      }
    >
      <div className="flex grow flex-col gap-3 p-3">
        <div className="flex items-center gap-2.5">
          <Avatar nombre={equipo.nombre} src={equipo.logo} size="lg" shape="team" />
          <div className="min-w-0">
            <h2 className="truncate font-semibold" title={equipo.nombre}>
              {equipo.nombre}
            </h2>
            <p className="num truncate text-xs text-subtle">
              {t('miembros', { count: miembros.length })} ·{' '}
              {t('creado', { fecha: formatMomento(equipo.createdAt) })}
            </p>
          </div>
        </div>
        <p
          className={`line-clamp-2 text-sm break-words ${equipo.descripcion ? 'text-muted' : 'text-subtle'}`}
        >
          {plainWords(equipo.descripcion) || t('sinDescripcion')}
        </p>
        <ul className="mt-auto">
          {miembros.slice(0, SHOWN).map((miembro) => (
            <MiembroRow key={miembro.usuario._id} miembro={miembro} />
          ))}
        </ul>
        {more > 0 && <p className="num -mt-2 text-xs text-subtle">{t('mas', { count: more })}</p>}
      </div>
    </ItemCard>
  );
};
