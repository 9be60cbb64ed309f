import { CalendarDays } from 'lucide-react';
import { use } from 'react';
import { canMove } from './barras';
import { CronologiaContext } from './contexto';
import { useTextos } from './textos';

interface CeldaProps {
  row: { id?: string | number };
}

export const CeldaNombre = ({ row }: CeldaProps) => {
  const barra = use(CronologiaContext)?.barras.get(String(row.id));
  if (!barra) return null;
  return (
    <span className={`truncate ${barra.tipo === 'historia' ? '' : 'font-medium'}`} title={barra.titulo}>
      {barra.titulo}
    </span>
  );
};

/** The days by dialog, also of what has no bar yet. */
export const CeldaDias = ({ row }: CeldaProps) => {
  const { t, nombre } = useTextos();
  const contexto = use(CronologiaContext);
  const barra = contexto?.barras.get(String(row.id));
  if (!contexto || !barra || !canMove(barra)) return null;
  const label = t('cronologia.diasDe', { titulo: nombre(barra) });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={(event) => {
        // The row opens the item.
        event.stopPropagation();
        contexto.onDias(barra.id);
      }}
      className={`hit-square inline-flex items-center justify-center rounded-control hover:bg-raised ${barra.plazo ? 'text-subtle' : 'text-accent-text'}`}
    >
      <CalendarDays aria-hidden className="size-4" />
    </button>
  );
};
