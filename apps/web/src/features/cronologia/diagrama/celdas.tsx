import { CalendarDays } from 'lucide-react';
import { use, useEffect } from 'react';
import { Casilla } from '../../../shared/seleccion/casilla';
import { canMove } from '../plazos/barras';
import { CronologiaContext, type PorLeer } from '../contexto';
import { useTextos } from '../plazos/textos';

interface CeldaProps {
  row: { id?: string | number };
}

/** The place of the stories of an epic that have not been read; coming near it reads the next ones. */
const EpicaPorLeer = ({ epica, porLeer }: { epica: string; porLeer: PorLeer }) => {
  const { t } = useTextos();
  const isFailed = porLeer.fallidas.has(epica);
  useEffect(() => {
    if (!isFailed) porLeer.leer(epica);
  }, [porLeer, epica, isFailed]);
  if (!isFailed) return <span className="text-subtle">{t('resto.cargando')}</span>;
  return (
    <button type="button" className="text-subtle underline" onClick={() => porLeer.leer(epica)}>
      {t('resto.error')} {t('comun:accion.reintentar')}
    </button>
  );
};

export const CeldaNombre = ({ row }: CeldaProps) => {
  const { t } = useTextos();
  const contexto = use(CronologiaContext);
  const id = String(row.id);
  const cabeza = contexto?.cabezas.get(id);
  if (cabeza !== undefined) return <span className="truncate font-medium">{cabeza}</span>;
  const pendiente = contexto?.restos.get(id);
  if (pendiente !== undefined && contexto?.porLeer)
    return <EpicaPorLeer epica={pendiente} porLeer={contexto.porLeer} />;
  const barra = contexto?.barras.get(id);
  if (!contexto || !barra) return null;
  const { seleccion } = contexto;
  return (
    <span
      data-elemento={barra.tipo === 'sprint' ? undefined : id}
      className="flex min-w-0 items-center gap-1.5"
    >
      {seleccion && (
        // The row opens the item.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- only keeps the press from the row
        <span className="flex" onClick={(event) => event.stopPropagation()}>
          <Casilla
            label={t('cronologia.elegir', { titulo: barra.titulo })}
            checked={seleccion.ids.has(id)}
            onToggle={(range) => seleccion.toggle(id, range)}
          />
        </span>
      )}
      <span
        className={`truncate ${barra.tipo === 'sprint' || barra.tipo === 'epica' ? 'font-medium' : ''}`}
        title={barra.titulo}
      >
        {barra.titulo}
      </span>
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
      data-elemento={barra.tipo === 'sprint' ? undefined : barra.id}
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
