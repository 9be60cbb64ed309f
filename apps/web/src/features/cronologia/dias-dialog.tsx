import { useState } from 'react';
import { Checkbox } from '../../shared/ui/controles/checkbox';
import { FechaInput } from '../../shared/ui/campos/fecha/fecha-input';
import { Field } from '../../shared/ui/campos/field';
import { FormDialog } from '../../shared/ui/dialogos/form-dialog';
import { isRealDia } from '../../shared/fechas/dia-escrito';
import { toInputDia } from '../../shared/fechas/dias';
import { errorConDetalle } from '../../shared/http/error-con-detalle';
import type { Barra, Plazo } from './plazos/barras';
import { type Bloqueo, type Desplazada, desplazar } from './plazos/desplazar';
import { useTextos } from './plazos/textos';

interface DiasDialogProps {
  barra: Exclude<Barra, { tipo: 'tarea' }>;
  barras: readonly Barra[];
  bloqueos: readonly Bloqueo[];
  /** Not all that moves with it has been read. */
  leyendo: boolean;
  onGuardar: (desplazadas: readonly Desplazada[]) => Promise<void>;
  onClose: () => void;
}

/** As they are written: nobody has written those that are lent. */
const ownOf = (barra: DiasDialogProps['barra']): Plazo =>
  barra.tipo === 'sprint'
    ? { inicio: toInputDia(barra.datos.fechaInicio), fin: toInputDia(barra.datos.fechaFin) }
    : { inicio: toInputDia(barra.datos.inicio), fin: toInputDia(barra.datos.fin) };

/** A day, or none: not something that is no day. */
const isWritten = (dia: string): boolean => !dia || isRealDia(dia);

/** From which day to which, and what moves with it. */
const DiasDialog = ({ barra, barras, bloqueos, leyendo, onGuardar, onClose }: DiasDialogProps) => {
  const { t, nombre, plazo: dicho } = useTextos();
  const [own] = useState(() => ownOf(barra));
  const [plazo, setPlazo] = useState(own);
  const [juntas, setJuntas] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { inicio, fin } = plazo;
  const isSprint = barra.tipo === 'sprint';
  const isReadable = isWritten(inicio) && isWritten(fin);
  const isBackwards = Boolean(isReadable && inicio && fin && (isSprint ? fin <= inicio : fin < inicio));
  const isShort = isSprint && !(inicio && fin);
  const isKnown = isReadable && Boolean(inicio || fin) && !isBackwards && !isShort;
  const [, ...otras] = isKnown
    ? desplazar(barras, bloqueos, barra.id, { inicio: inicio || fin, fin: fin || inicio })
    : [];
  const save = async () => {
    if (!isReadable || isBackwards || isShort || leyendo) return;
    setBusy(true);
    try {
      await onGuardar([{ barra, antes: barra.plazo, plazo }, ...(juntas ? otras : [])]);
      onClose();
    } catch (reason) {
      setError(() => reason);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('cronologia.diasDe', { titulo: nombre(barra) })}
      submit={t('comun:accion.guardar')}
      size="sm"
      dirty={inicio !== own.inicio || fin !== own.fin}
      busy={busy || leyendo}
      error={error ? errorConDetalle(t, t('error.guardar'), error) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('campo.inicio')} error={isWritten(inicio) ? undefined : t('comun:fecha.noEsDia')}>
          {(ids) => (
            <FechaInput ids={ids} value={inicio} onChange={(dia) => setPlazo({ inicio: dia, fin })} />
          )}
        </Field>
        <Field
          label={t('campo.fin')}
          error={
            isWritten(fin)
              ? isBackwards
                ? t(isSprint ? 'cronologia.sprintAlReves' : 'validacion.plazo')
                : undefined
              : t('comun:fecha.noEsDia')
          }
        >
          {(ids) => <FechaInput ids={ids} value={fin} onChange={(dia) => setPlazo({ inicio, fin: dia })} />}
        </Field>
      </div>
      {barra.plazo && barra.origen !== 'propio' && (
        <p className="text-sm text-muted">
          {t(barra.origen === 'sprint' ? 'cronologia.prestadosSprint' : 'cronologia.prestadosHistorias', {
            plazo: dicho(barra.plazo),
          })}
        </p>
      )}
      {otras.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <Checkbox
            checked={juntas}
            onChange={({ target }) => setJuntas(target.checked)}
            label={t('cronologia.tambien', { count: otras.length })}
          />
          <ul className="flex max-h-40 flex-col gap-1 overflow-y-auto border-l-2 border-line pl-2 text-sm">
            {otras.map(({ barra: otra, plazo: nuevo }) => (
              <li key={otra.id} className="flex flex-wrap gap-x-2">
                <span>{nombre(otra)}</span>
                <span className="num text-muted">{dicho(nuevo)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  );
};

export default DiasDialog;
