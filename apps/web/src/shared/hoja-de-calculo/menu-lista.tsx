import { Ellipsis, LoaderCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpened } from '../navegar/opener';
import { onPaste } from './pegar';
import { HojaImpresa } from './hoja-impresa';
import { impresa, leyendo, onBeforePrint } from './sacar';

const load = () => import('./menu-abierto');
/** What a menu needs is not fetched before somebody reaches for it. */
const MenuAbierto = lazy(load);
const reach = () => void load().catch(() => undefined);

/** What can be done with a whole list: into a file, onto paper, and rows pasted into it. */
const MenuLista = () => {
  const { t } = useTranslation('hoja');
  const boton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const printed = useOpened(impresa);
  const busy = useOpened(leyendo);
  useEffect(() => {
    window.addEventListener('beforeprint', onBeforePrint);
    window.addEventListener('afterprint', impresa.close);
    document.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint);
      window.removeEventListener('afterprint', impresa.close);
      document.removeEventListener('paste', onPaste);
      impresa.close();
    };
  }, []);
  return (
    <>
      <button
        ref={boton}
        type="button"
        title={t('menu')}
        aria-label={t('menu')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={busy}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => setOpen(true)}
        className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle transition-colors duration-150 hover:bg-raised hover:text-text"
      >
        {busy ? (
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
        ) : (
          <Ellipsis aria-hidden className="size-4" />
        )}
      </button>
      {isOpen && (
        <Suspense>
          <MenuAbierto boton={boton} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {printed && <HojaImpresa {...printed} />}
    </>
  );
};

export default MenuLista;
