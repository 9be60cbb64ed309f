import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TRABAJO } from '../../../shared/dominio/domain';
import { Input } from '../../../shared/ui/campos/input';
import { Select } from '../../../shared/ui/campos/select';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { toneOf } from '../cargar/columnas';
import { type Borrador, isLimite } from './borrador';

const MODOS = ['ninguno', 'muestra', 'avisa', 'impide'] as const;
const POR = ['tarjetas', 'puntos'] as const;
const icon = 'size-4';

interface ColumnaFilaProps {
  row: Borrador;
  /** Somebody has tried to save: what is missing is marked. */
  tried: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** No other column could hold its cards. */
  isNeeded: boolean;
  onChange: (changes: Partial<Borrador>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export const ColumnaFila = (props: ColumnaFilaProps) => {
  const { row, tried, isFirst, isLast, isNeeded, onChange, onMove, onRemove } = props;
  const { t } = useTranslation(['tablero', 'comun']);
  const nombre = row.nombre || t('columnas.sinNombre');
  const withoutName = tried && !row.nombre.trim();
  const withoutLimit = tried && !isLimite(row);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-2">
      <div className="flex flex-wrap items-center gap-2">
        <span
          data-tone={toneOf(row)}
          aria-hidden
          className="tone-solid size-2 shrink-0 rounded-full bg-current"
        />
        <Input
          // Somebody has just added it to write its name.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={!row.antes}
          aria-label={t('columnas.nombreDe', { nombre })}
          placeholder={t('columnas.nombre')}
          aria-invalid={withoutName}
          maxLength={40}
          value={row.nombre}
          onChange={({ target }) => onChange({ nombre: target.value })}
          className="flex-1 basis-36"
        />
        <span title={t('columnas.estado')} className="min-w-32">
          <Select
            label={t('columnas.estadoDe', { nombre })}
            value={row.estado}
            options={ESTADOS_TRABAJO.map((value) => ({ value, label: t(`comun:estadoTarea.${value}`) }))}
            onChange={(estado) => onChange({ estado })}
          />
        </span>
        <span className="ml-auto flex">
          <IconButton
            label={t('columnas.antes', { nombre })}
            Icon={ArrowUp}
            iconClass={icon}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('columnas.despues', { nombre })}
            Icon={ArrowDown}
            iconClass={icon}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={t(isNeeded ? 'columnas.necesaria' : 'columnas.quitar', { nombre })}
            tone="danger"
            Icon={Trash2}
            iconClass={icon}
            disabled={isNeeded}
            onClick={onRemove}
          />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2 sm:pl-4">
        <span className="min-w-32">
          <Select
            label={t('columnas.limiteDe', { nombre })}
            value={row.modo}
            options={MODOS.map((value) => ({ value, label: t(`columnas.modo.${value}`) }))}
            onChange={(modo) => onChange({ modo })}
          />
        </span>
        {row.modo !== 'ninguno' && (
          <>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={1000}
              step={1}
              aria-label={t('columnas.maximoDe', { nombre })}
              aria-invalid={withoutLimit}
              value={row.maximo}
              onChange={({ target }) => onChange({ maximo: target.value })}
              className="num max-w-14 sm:max-w-20"
            />
            <span className="min-w-24">
              <Select
                label={t('columnas.porDe', { nombre })}
                value={row.por}
                options={POR.map((value) => ({ value, label: t(`columnas.por.${value}`) }))}
                onChange={(por) => onChange({ por })}
              />
            </span>
          </>
        )}
      </div>
      {(withoutName || withoutLimit) && (
        <p role="alert" className="pl-4 text-xs text-danger-text">
          {t(withoutName ? 'columnas.error.nombre' : 'columnas.error.limite')}
        </p>
      )}
    </li>
  );
};
