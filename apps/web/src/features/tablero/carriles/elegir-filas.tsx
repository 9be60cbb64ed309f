import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parte } from '../../../shared/partes/parte';

const MenuFilas = parte(() => import('./menu-filas'));

/** By what the board is divided into rows. */
export const ElegirFilas = ({ por, onChange }: { por: string; onChange: (por: string) => void }) => {
  const { t } = useTranslation('tablero');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const elegidas = t(`filas.${por || 'ninguna'}` as 'filas.ninguna');
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`${t('filas.agrupar')}: ${elegidas}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="hit inline-flex shrink-0 items-center gap-1.5 rounded-control border border-control bg-surface px-2.5 text-sm text-muted transition-colors duration-150 hover:border-subtle hover:text-text"
      >
        {elegidas}
        <ChevronDown aria-hidden className="size-3.5" />
      </button>
      {open && <MenuFilas anchor={button} por={por} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  );
};
