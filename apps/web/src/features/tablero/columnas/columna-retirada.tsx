import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/campos/select';
import { Button } from '../../../shared/ui/controles/button';
import type { Borrador } from './borrador';

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
      <span className="min-w-32">
        <Select
          label={t('columnas.destinoDe', { nombre })}
          value={row.destino ?? null}
          options={destinos.map((each) => ({ value: each.key, label: each.nombre }))}
          onChange={onChange}
        />
      </span>
      <Button onClick={() => onChange(undefined)}>{t('columnas.conservar')}</Button>
    </li>
  );
};
