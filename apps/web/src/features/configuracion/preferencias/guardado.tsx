import { Check, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface GuardadoProps {
  busy: boolean;
  done: boolean;
  /** Shown instead of 'Guardado'. */
  text?: string;
}

/** Confirms a save with one word, beside the field. */
export const Guardado = ({ busy, done, text }: GuardadoProps) => {
  const { t } = useTranslation(['configuracion', 'comun']);
  return (
    <span role="status" className="flex items-center gap-1 text-xs">
      {busy && (
        <span className="flex items-center gap-1 text-muted">
          <LoaderCircle aria-hidden className="size-3.5 animate-spin motion-reduce:animate-none" />
          {t('comun:ocupado.guardando')}
        </span>
      )}
      {!busy && done && (
        <span className="flex items-center gap-1 text-success-text">
          <Check aria-hidden className="size-3.5" />
          {text ?? t('guardado')}
        </span>
      )}
    </span>
  );
};
