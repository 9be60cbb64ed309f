import { Autocomplete } from '@base-ui/react/autocomplete';
import { Popover } from '@base-ui/react/popover';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../dialogos/use-focus-return';

export interface Opcion<T> {
  id: string;
  /** What is typed to find it. */
  texto: string;
  content?: ReactNode;
  valor: T;
}

interface ElegirProps<T> {
  label: string;
  anchor: Element;
  /** For the typed text, so that a value that is in no list can be typed. */
  opciones: (texto: string) => readonly Opcion<T>[];
  /** The chosen one, or all of them where several can be. */
  actual?: string | ReadonlySet<string> | undefined;
  /** Instead of the options, while they are not there. */
  aviso?: ReactNode;
  /** Above what is typed: what is decided before it. */
  cabeza?: ReactNode;
  pie?: ReactNode;
  /** Its rows hold more than a word. */
  wide?: boolean;
  /** What has been typed, for options that are asked for. */
  onText?: ((texto: string) => void) | undefined;
  /** The options are those whom the server found with the text. */
  hallado?: boolean;
  onChoose: (valor: T) => void;
  onClose: () => void;
}

/** Chooses one value from a list beside `anchor`, by typing, arrows or click. Mounted while open. */
export const Elegir = <T,>(props: ElegirProps<T>) => {
  const { label, anchor, opciones, actual, aviso, cabeza, pie, wide = false, hallado = false } = props;
  const { onText, onChoose, onClose } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState('');
  // Enter while the values are on their way is about what they will be.
  const entered = useRef(false);
  const isHere = !aviso;
  useEffect(() => {
    if (!entered.current || !isHere) return;
    entered.current = false;
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    // Once the first of them is marked.
    const frame = requestAnimationFrame(() => input.current?.dispatchEvent(enter));
    return () => cancelAnimationFrame(frame);
  }, [isHere]);
  const isActual = (id: string) => (typeof actual === 'object' ? actual.has(id) : id === actual);
  // If nothing had the focus, the next key will be about the item that this one was about.
  const goBack = useFocusReturn(anchor);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={4} align="start" className="z-60 outline-none">
          <Popover.Popup
            aria-label={label}
            // On a touch screen, focusing a field would open the keyboard over the list.
            initialFocus={(by) => (by === 'touch' ? true : input.current)}
            finalFocus={goBack}
            className={`animate-appear ${wide ? 'w-96' : 'w-60'} max-w-[calc(100vw-1rem)] rounded-card border border-line bg-surface text-text shadow-float outline-none`}
          >
            {cabeza}
            <Autocomplete.Root
              inline
              open
              items={opciones(texto)}
              {...(hallado && { filter: null })}
              value={texto}
              onValueChange={(value, { reason }) => {
                if (reason === 'item-press') return;
                setTexto(value);
                onText?.(value);
              }}
              itemToStringValue={(opcion: Opcion<T>) => opcion.texto}
              autoHighlight="always"
              keepHighlight
            >
              <Autocomplete.Input
                ref={input}
                aria-label={label}
                placeholder={label}
                onKeyDown={({ key }) => {
                  if (key === 'Enter' && aviso) entered.current = true;
                }}
                autoComplete="off"
                spellCheck={false}
                className="min-h-9 w-full border-b border-line bg-transparent px-3 text-sm outline-none focus-visible:outline-none pointer-coarse:min-h-11"
              />
              {aviso}
              {!aviso && (
                <>
                  <Autocomplete.Empty>
                    <p className="px-3 py-2.5 text-sm text-muted">{t('lista.sinResultados')}</p>
                  </Autocomplete.Empty>
                  <Autocomplete.List
                    aria-label={label}
                    className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1 outline-none data-empty:p-0"
                  >
                    {(opcion: Opcion<T>) => (
                      <Autocomplete.Item
                        key={opcion.id}
                        value={opcion}
                        onClick={() => {
                          setTexto('');
                          onChoose(opcion.valor);
                        }}
                        className="menu-item"
                      >
                        <span className="flex min-w-0 grow items-center gap-2 truncate">
                          {opcion.content ?? <span className="truncate">{opcion.texto}</span>}
                        </span>
                        {isActual(opcion.id) && (
                          <>
                            <Check aria-hidden className="size-4 shrink-0 text-accent-text" />
                            <span className="sr-only">{t('elemento.actual')}</span>
                          </>
                        )}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.List>
                </>
              )}
            </Autocomplete.Root>
            {pie}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};
