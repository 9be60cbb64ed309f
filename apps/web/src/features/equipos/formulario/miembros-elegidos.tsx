import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Segmented } from '../../../shared/ui/controles/segmented';
import type { MiembroElegido } from './equipo-values';

interface MiembrosElegidosProps {
  value: MiembroElegido[];
  onChange: (value: MiembroElegido[]) => void;
}

export const MiembrosElegidos = ({ value, onChange }: MiembrosElegidosProps) => {
  const { t } = useTranslation('equipos');
  const options = (['miembro', 'admin'] as const).map((rol) => ({ value: rol, label: t(`rol.${rol}`) }));
  return (
    <ul className="divide-y divide-line rounded-card border border-line empty:hidden">
      {value.map(({ usuario, rol }) => (
        <li key={usuario._id} className="flex flex-wrap items-center gap-2 px-2 py-1.5">
          <Avatar nombre={usuario.nombre} src={usuario.avatar} />
          <span className="min-w-24 grow truncate text-sm">{usuario.nombre}</span>
          <Segmented
            label={t('formulario.rolDe', { nombre: usuario.nombre })}
            value={rol}
            options={options}
            onChange={(next) =>
              onChange(value.map((each) => (each.usuario === usuario ? { usuario, rol: next } : each)))
            }
          />
          <IconButton
            label={t('formulario.quitar', { nombre: usuario.nombre })}
            Icon={X}
            onClick={() => onChange(value.filter((each) => each.usuario !== usuario))}
          />
        </li>
      ))}
    </ul>
  );
};
