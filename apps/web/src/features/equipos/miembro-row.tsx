import type { Equipo } from '@pmp/contracts/usuarios';
import { ShieldCheck, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/ui/fichas/avatar';

type Miembro = Equipo['miembros'][number];

/** A member of the team; administrators are marked with an icon. */
export const MiembroRow = ({ miembro: { usuario, rol } }: { miembro: Miembro }) => {
  const { t } = useTranslation('equipos');
  const Icon = rol === 'admin' ? ShieldCheck : UserRound;
  return (
    <li className="flex items-center gap-2 py-1 text-sm">
      <Avatar nombre={usuario.nombre} src={usuario.avatar} size="md" />
      <span className="min-w-0 grow truncate">{usuario.nombre}</span>
      <span
        className={`flex items-center gap-1 text-xs ${rol === 'admin' ? 'text-accent-text' : 'text-subtle'}`}
      >
        <Icon aria-hidden className="size-3.5" />
        {t(`rol.${rol}`)}
      </span>
    </li>
  );
};
