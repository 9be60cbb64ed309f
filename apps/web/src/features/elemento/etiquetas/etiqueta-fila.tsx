import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../shared/ui/campos/input';
import { Select } from '../../../shared/ui/campos/select';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { COLORES, TONE_ETIQUETA } from '../../../shared/ui/fichas/etiqueta';
import { EliminadoPorOtro } from '../eliminar/eliminado-por-otro';
import type { EtiquetaContada } from '../../../shared/queries/use-etiquetas';

interface EtiquetaFilaProps {
  etiqueta: EtiquetaContada;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  /** Somebody else has deleted it while its name was being written. */
  isGone: boolean;
  /** Its name begins to be written, and is done with. */
  onAbrir: () => void;
  onCerrar: () => void;
  /** Resolves to false when it was not saved: what was written stays. */
  onNombre: (nombre: string) => Promise<boolean>;
  onConservar: (nombre: string) => Promise<boolean>;
  onColor: (color: EtiquetaContada['color']) => void;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
}

const icon = 'size-4';

/** A label of the project: what is typed or chosen is saved when the field is left. */
export const EtiquetaFila = (props: EtiquetaFilaProps) => {
  const { etiqueta, isFirst, isLast, busy, isGone, onCerrar, onMove, onDelete } = props;
  const { t } = useTranslation('backlog');
  const { nombre, color } = etiqueta;
  /** Undefined: it says what the label is called, whoever named it. */
  const [escrito, setEscrito] = useState<string>();
  const nuevo = escrito?.trim() ?? '';
  const close = () => {
    setEscrito(undefined);
    onCerrar();
  };
  const keep = async (save: (texto: string) => Promise<boolean>) => {
    if (await save(nuevo || nombre)) close();
  };
  const leave = () => {
    if (isGone) return;
    if (!nuevo || nuevo === nombre) close();
    else void keep(props.onNombre);
  };
  const enter = () => {
    if (isGone) void keep(props.onConservar);
    else leave();
  };
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 last:border-b-0">
      <span
        data-tone={TONE_ETIQUETA[color]}
        aria-hidden
        className="tone-solid size-3 shrink-0 rounded-full bg-current"
      />
      <Input
        aria-label={t('etiquetas.nombreDe', { nombre })}
        value={escrito ?? nombre}
        maxLength={40}
        onFocus={props.onAbrir}
        onChange={({ target }) => setEscrito(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && enter()}
        className="max-w-none flex-1 basis-32"
      />
      <span className="min-w-28">
        <Select
          label={t('etiquetas.colorDe', { nombre })}
          value={color}
          options={COLORES.map((value) => ({ value, label: t(`etiquetas.color.${value}`) }))}
          disabled={busy || isGone}
          onChange={props.onColor}
        />
      </span>
      <span className="num min-w-8 text-right text-xs text-subtle">
        <span aria-hidden>{etiqueta.elementos}</span>
        <span className="sr-only">{t('etiquetas.elementos', { count: etiqueta.elementos })}</span>
      </span>
      <span className="flex">
        <IconButton
          label={t('etiquetas.subir', { nombre })}
          Icon={ArrowUp}
          iconClass={icon}
          disabled={isFirst || busy || isGone}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('etiquetas.bajar', { nombre })}
          Icon={ArrowDown}
          iconClass={icon}
          disabled={isLast || busy || isGone}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t('etiquetas.eliminar', { nombre })}
          tone="danger"
          Icon={Trash2}
          iconClass={icon}
          disabled={busy || isGone}
          onClick={onDelete}
        />
      </span>
      {isGone && (
        <div className="basis-full">
          <EliminadoPorOtro
            que="etiqueta"
            busy={busy}
            onConservar={() => void keep(props.onConservar)}
            onDescartar={close}
          />
        </div>
      )}
    </li>
  );
};
