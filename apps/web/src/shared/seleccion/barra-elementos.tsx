import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { camposDe, editar } from '../elementos/edicion';
import { eliminacion } from '../elementos/eliminacion';
import type { Elemento } from '../elementos/elementos';
import { Button } from '../ui/controles/button';
import { IconButton } from '../ui/controles/icon-button';

interface BarraElementosProps {
  label: string;
  /** How many are selected. */
  elegidas: string;
  elementos: readonly Elemento[];
  onClear: () => void;
  /** What more can be selected. */
  children?: ReactNode;
}

/** What can be done to everything selected, over the bottom of the list; the same on every screen. */
export const BarraElementos = ({ label, elegidas, elementos, onClear, children }: BarraElementosProps) => {
  const { t } = useTranslation();
  const campos = [...new Set(elementos.flatMap(camposDe))];
  return (
    <div
      role="region"
      aria-label={label}
      data-barra
      className="animate-appear sticky bottom-4 z-30 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-1 rounded-card border border-line-strong bg-surface px-3 py-2 shadow-float max-md:bottom-18 max-md:flex-nowrap max-md:overflow-x-auto max-md:*:shrink-0"
    >
      <p role="status" className="num mr-1 text-sm font-medium">
        {elegidas}
      </p>
      {children}
      {campos.map((campo) => (
        <Button
          key={campo}
          aria-haspopup="dialog"
          className="px-2.5"
          onClick={({ currentTarget }) => editar({ campo, elementos, anchor: currentTarget })}
        >
          {t(`campo.${campo}`)}
        </Button>
      ))}
      <IconButton
        label={t('accion.eliminar')}
        tone="danger"
        Icon={Trash2}
        onClick={() => eliminacion.open({ elementos, onDone: onClear })}
      />
      <IconButton
        label={t('elemento.quitarSeleccion')}
        aria-keyshortcuts="Escape"
        className="max-md:sticky max-md:right-0 max-md:bg-surface"
        Icon={X}
        onClick={onClear}
      />
    </div>
  );
};
