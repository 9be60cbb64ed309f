import { SquareCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import type { AvanceDeHistoria } from './avances';

const MAX_PERSONAS = 3;

interface AvanceHistoriaProps extends AvanceDeHistoria {
  /** Who has the story, and is on the card already. */
  responsable: string | undefined;
}

/** Completed tasks out of all, with a progress bar and who else has them; no taller than its line. */
export const AvanceHistoria = ({ total, completadas, responsable, ...avance }: AvanceHistoriaProps) => {
  const { t } = useTranslation('tablero');
  const personas = avance.personas.filter(({ _id }) => _id !== responsable);
  const tareas = t('tarjeta.tareas', { completadas, count: total });
  const asignadas = t('tarjeta.asignadas', { nombres: personas.map(({ nombre }) => nombre).join(', ') });
  const more = personas.length - MAX_PERSONAS;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span
        role="img"
        aria-label={tareas}
        title={tareas}
        data-tone="green"
        className="num tone-underline flex shrink-0 items-center gap-1 px-0.5 py-1 font-medium text-muted"
        style={{ backgroundSize: `${(100 * completadas) / total}% 2px, 100% 2px` }}
      >
        <SquareCheck aria-hidden className="size-3.5 shrink-0" />
        {completadas}/{total}
      </span>
      {personas.length > 0 && (
        // Of as many as fit in the line: the others wrap into what is cut off, and the name of the whole says them.
        <span
          role="img"
          aria-label={asignadas}
          title={asignadas}
          className="flex h-5 min-w-0 flex-wrap items-center gap-0.5 overflow-hidden"
        >
          {personas.slice(0, MAX_PERSONAS).map(({ _id, nombre, avatar }) => (
            <Avatar key={_id} nombre={nombre} src={avatar} size="sm" />
          ))}
          {more > 0 && <span className="num">+{more}</span>}
        </span>
      )}
    </span>
  );
};
