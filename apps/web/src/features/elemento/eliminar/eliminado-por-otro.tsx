import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';

interface EliminadoPorOtroProps {
  que: 'criterio' | 'etiqueta' | 'comentario';
  disabled?: boolean;
  busy?: boolean;
  /** Makes a new one of what is written. */
  onConservar: () => void;
  onDescartar: () => void;
}

/** Beside a text whose item somebody else has deleted while it was being written. */
export const EliminadoPorOtro = (props: EliminadoPorOtroProps) => {
  const { que, disabled = false, busy = false, onConservar, onDescartar } = props;
  const { t } = useTranslation(['backlog', 'comun']);
  const aviso = useRef<HTMLDivElement>(null);
  // Beneath the fold of a phone nobody would see why the field no longer saves.
  useEffect(() => aviso.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={aviso} role="alert" className="scroll-mb-16 pt-1.5">
      <Notice kind="warning">
        <p>{t(`eliminadoPorOtro.${que}.texto`)}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Button busy={busy} disabled={disabled} onClick={onConservar}>
            {t(`eliminadoPorOtro.${que}.conservar`)}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={onDescartar}>
            {t('comun:accion.descartar')}
          </Button>
        </p>
      </Notice>
    </div>
  );
};
