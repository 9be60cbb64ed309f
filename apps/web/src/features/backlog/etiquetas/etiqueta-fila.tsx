import type { EtiquetaUpdate } from '@pmp/contracts/proyectos';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../shared/ui/campos/input';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { COLORES, TONE_ETIQUETA } from '../../../shared/ui/fichas/etiqueta';
import type { EtiquetaContada } from './etiquetas-api';

interface EtiquetaFilaProps {
  etiqueta: EtiquetaContada;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onChange: (cambios: EtiquetaUpdate) => void;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
}

const icon = 'size-4';

/** A label of the project: what is typed or chosen is saved when the field is left. */
export const EtiquetaFila = (props: EtiquetaFilaProps) => {
  const { etiqueta, isFirst, isLast, busy, onChange, onMove, onDelete } = props;
  const { t } = useTranslation('backlog');
  const { nombre, color } = etiqueta;
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 last:border-b-0">
      <span
        data-tone={TONE_ETIQUETA[color]}
        aria-hidden
        className="tone-solid size-3 shrink-0 rounded-full bg-current"
      />
      <Input
        key={nombre}
        aria-label={t('etiquetas.nombreDe', { nombre })}
        defaultValue={nombre}
        maxLength={40}
        onBlur={({ currentTarget }) => {
          const escrito = currentTarget.value.trim();
          if (!escrito) currentTarget.value = nombre;
          else if (escrito !== nombre) onChange({ nombre: escrito });
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className="max-w-none flex-1 basis-32"
      />
      <select
        aria-label={t('etiquetas.colorDe', { nombre })}
        value={color}
        disabled={busy}
        onChange={({ target }) => onChange({ color: target.value as typeof color })}
        className="hit rounded-control border border-control bg-surface px-2 text-sm"
      >
        {COLORES.map((each) => (
          <option key={each} value={each}>
            {t(`etiquetas.color.${each}`)}
          </option>
        ))}
      </select>
      <span className="num min-w-8 text-right text-xs text-subtle">
        <span aria-hidden>{etiqueta.elementos}</span>
        <span className="sr-only">{t('etiquetas.elementos', { count: etiqueta.elementos })}</span>
      </span>
      <span className="flex">
        <IconButton
          label={t('etiquetas.subir', { nombre })}
          Icon={ArrowUp}
          iconClass={icon}
          disabled={isFirst || busy}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('etiquetas.bajar', { nombre })}
          Icon={ArrowDown}
          iconClass={icon}
          disabled={isLast || busy}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t('etiquetas.eliminar', { nombre })}
          tone="danger"
          Icon={Trash2}
          iconClass={icon}
          disabled={busy}
          onClick={onDelete}
        />
      </span>
    </li>
  );
};
