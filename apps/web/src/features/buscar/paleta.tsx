import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { backdropClass, popupClass } from '../../shared/ui/dialogos/dialog-classes';
import { useFocusReturn } from '../../shared/ui/dialogos/use-focus-return';
import { isClave } from '../../shared/navegar/clave';
import { IconButton } from '../../shared/ui/controles/icon-button';
import type { OpcionLugar } from './find-lugares';
import type { Opcion } from './opcion';
import { Resultados } from './resultados';
import { useOpcionesDePaleta } from './use-opciones-de-paleta';
import { useRecientes } from './use-recientes';
import { rememberUso } from './uso';

/** `/TIENDA-42`, as the address bar takes it, is the key alone. */
const asSearched = (text: string): string => {
  const clave = /^\s*\/(.+)$/.exec(text)?.[1]?.trim() ?? '';
  return isClave(clave) ? clave : text;
};

interface PaletaProps {
  /** Places and actions, which need no search. */
  fijas: readonly Opcion[];
  /** The places of every project. */
  lugares: readonly OpcionLugar[];
  onClose: () => void;
}

/** Finds anything by a few letters. Mounted while open. */
const Paleta = ({ fijas, lugares, onClose }: PaletaProps) => {
  const { t } = useTranslation(['buscar', 'comun']);
  const navigate = useNavigate();
  const finalFocus = useFocusReturn();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { recientes, remember } = useRecientes();
  const { secciones, total, ...estado } = useOpcionesDePaleta(asSearched(text), fijas, lugares, recientes);

  const choose = (opcion: Opcion) => {
    remember(opcion);
    rememberUso(opcion.id);
    onClose();
    if (opcion.to) void navigate(opcion.to);
    opcion.run?.();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          initialFocus={input}
          finalFocus={finalFocus}
          aria-label={t('titulo')}
          className={`${popupClass} h-[88dvh] sm:top-[12vh] sm:h-[min(70vh,36rem)] sm:w-[40rem]`}
        >
          <Autocomplete.Root
            inline
            open
            mode="none"
            items={secciones}
            value={text}
            onValueChange={(value, { reason }) => reason !== 'item-press' && setText(value)}
            itemToStringValue={({ titulo }: Opcion) => titulo}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-2 border-b border-line pr-2 pl-4">
              <Search aria-hidden className="size-4 shrink-0 text-subtle" />
              <Autocomplete.Input
                ref={input}
                aria-label={t('titulo')}
                placeholder={t('ejemplo')}
                maxLength={100}
                autoComplete="off"
                spellCheck={false}
                className="min-h-12 min-w-0 grow bg-transparent text-lg outline-none focus-visible:outline-none"
              />
              <IconButton label={t('comun:accion.cerrar')} Icon={X} onClick={onClose} />
            </div>
            <Resultados text={text} total={total} {...estado} onChoose={choose} />
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

export default Paleta;
