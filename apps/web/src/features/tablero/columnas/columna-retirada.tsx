import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import type { Borrador } from './borrador';
import { selectClass } from './select-class';

interface ColumnaRetiradaProps {
  row: Borrador;
  destinos: readonly Borrador[];
  /** Undefined: it stays. */
  onChange: (destino: string | undefined) => void;
}

/** A column that goes when the columns are saved, and where its cards go. */
export const ColumnaRetirada = ({ row, destinos, onChange }: ColumnaRetiradaProps) => {
  const { t } = useTranslation('tablero');
  const { nombre, tarjetas } = row;
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-card border border-dashed border-line-strong p-2 pl-4 text-sm">
      <span className="flex-1 basis-40 break-words text-muted">
        {tarjetas > 0
          ? t('columnas.seQuita', { nombre, count: tarjetas })
          : t('columnas.seQuitaVacia', { nombre })}
      </span>
      <select
        aria-label={t('columnas.destinoDe', { nombre })}
        value={row.destino}
        onChange={({ target }) => onChange(target.value)}
        className={selectClass}
      >
        {destinos.map((each) => (
          <option key={each.key} value={each.key}>
            {each.nombre}
          </option>
        ))}
      </select>
      <Button onClick={() => onChange(undefined)}>{t('columnas.conservar')}</Button>
    </li>
  );
};
