import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/controles/icon-button';
import { Spinner } from '../ui/pagina/spinner';

interface BarraSeleccionProps {
  label: string;
  /** How many are selected. */
  elegidas: string;
  quitar: string;
  busy: boolean;
  error: string | false;
  onClear: () => void;
  /** The changes that can be made to everything selected. */
  children: ReactNode;
}

/** Covers the bottom of a list while something in it is selected. */
export const BarraSeleccion = (props: BarraSeleccionProps) => {
  const { t } = useTranslation();
  return (
    <div
      role="region"
      aria-label={props.label}
      className="animate-appear sticky bottom-4 z-30 mx-auto mt-4 flex w-fit max-w-full flex-col gap-1 rounded-card border border-line-strong bg-surface px-3 py-2 shadow-float max-md:bottom-18"
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <p role="status" className="num mr-1 text-sm font-medium">
          {props.elegidas}
        </p>
        {props.children}
        <IconButton
          label={props.quitar}
          icon={<X aria-hidden className="size-4" />}
          onClick={props.onClear}
        />
      </div>
      {props.busy && <Spinner label={t('ocupado.guardando')} className="justify-start" />}
      {props.error && (
        <p role="alert" className="max-w-prose text-sm text-danger-text">
          {props.error}
        </p>
      )}
    </div>
  );
};
