import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import type { AvanceDeHistoria } from './avances';

const MAX_PERSONAS = 3;

/** Completed tasks out of all, with a progress bar and the people who have them; no taller than its line. */
export const AvanceHistoria = ({ total, completadas, personas }: AvanceDeHistoria) => {
  const { t } = useTranslation('tablero');
  const tareas = t('tarjeta.tareas', { completadas, count: total });
  const asignadas = t('tarjeta.asignadas', { nombres: personas.map(({ nombre }) => nombre).join(', ') });
  const more = personas.length - MAX_PERSONAS;
  return (
    <span className="flex shrink-0 items-center gap-1.5">
      <span
        role="img"
        aria-label={tareas}
        title={tareas}
        data-tone="green"
        className="num tone-underline px-0.5 py-1 font-medium text-muted"
        style={{ backgroundSize: `${(100 * completadas) / total}% 2px, 100% 2px` }}
      >
        {completadas}/{total}
      </span>
      {personas.length > 0 && (
        <span role="img" aria-label={asignadas} title={asignadas} className="flex items-center gap-0.5">
          {personas.slice(0, MAX_PERSONAS).map(({ _id, nombre, avatar }) => (
            <Avatar key={_id} nombre={nombre} src={avatar} size="sm" />
          ))}
          {more > 0 && <span className="num">+{more}</span>}
        </span>
      )}
    </span>
  );
};
