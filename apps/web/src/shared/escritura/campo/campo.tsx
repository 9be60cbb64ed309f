import type { Persona } from '@pmp/contracts/common';
import {
  type ClipboardEvent,
  type ComponentProps,
  type ComponentType,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fetchPage } from '../../partes/lazy-page';
import type { AyudasProps, Manejo, Subir } from '../editor/manejo';
import { type Marcas, sinMarcas } from '../editor/marcas';
import { conIds, sinIds } from './nombradas';

const MAX_HEIGHT_PX = 200;

export interface CampoProps extends Omit<
  ComponentProps<'textarea'>,
  'ref' | 'value' | 'onChange' | 'onKeyDown'
> {
  field?: Ref<HTMLTextAreaElement>;
  /** As it is stored. */
  texto: string;
  onTexto: (texto: string) => void;
  /** Whom '@' may mean. */
  personas: Persona[];
  /** Somebody is about to be named. */
  onArroba?: (() => void) | undefined;
  /** The keys that are neither about the text's form nor about its menus. */
  onKey: (event: KeyboardEvent) => void;
  /** Enter is one of those, and Shift+Enter begins a line. */
  enterSends?: boolean;
  /** In pixels; longer texts are scrolled. */
  maxHeight?: number;
  /** Takes the focus from the beginning. */
  takesFocus?: boolean;
  /** Undefined: this place keeps no files. */
  subir?: Subir | undefined;
  /** Files of the text are on their way; what is saved before they arrive is without them. */
  onSubiendo?: (isSubiendo: boolean) => void;
}

const load = () => import('../editor/ayudas');

/** Once it has arrived, every field has it at once. */
let arrived: ComponentType<AyudasProps> | undefined;

/** The bar, the menus and what is pasted with form: fetched when somebody begins to write. */
const useAyudas = () => {
  const [Ayudas, setAyudas] = useState<ComponentType<AyudasProps>>();
  const fetch = () => {
    if (Ayudas) return;
    if (arrived) return setAyudas(() => arrived);
    void fetchPage(load, ['escritura']).then(
      ({ default: Arrived }) => setAyudas(() => (arrived = Arrived)),
      // Without them it is a field all the same, and the next focus asks again.
      () => undefined,
    );
  };
  return { Ayudas, fetch };
};

/** The text as it is seen in the field, and as it is stored: with the ids of the people named, without the marks of files on their way. */
const useVisible = (texto: string, onTexto: (texto: string) => void, marcas: Marcas) => {
  const [escrito, setEscrito] = useState(() => ({ texto, ...sinIds(texto) }));
  // Somebody else than the field has changed it.
  const now = escrito.texto === texto ? escrito : { texto, ...sinIds(texto) };
  const { visible, nombradas } = now;
  return {
    visible,
    type: (next: string) => {
      const stored = conIds(sinMarcas(next, marcas), nombradas);
      setEscrito({ texto: stored, visible: next, nombradas });
      onTexto(stored);
    },
    /** What naming this person puts into the field; of two with one name, the second with its id. */
    nombrar: ({ _id, nombre }: Persona): string => {
      const bare = nombre.replace(/[[\]\n]/g, '');
      const other = nombradas.get(bare);
      if (other !== undefined && other !== _id) return `[@${bare}](persona:${_id})`;
      nombradas.set(bare, _id);
      return `@${bare}`;
    },
  };
};

/** Every field in which a Markdown text is written: it has the text itself, so that what nobody touches stays byte for byte. */
export const Campo = (props: CampoProps) => {
  const {
    texto,
    onTexto,
    personas,
    onArroba,
    onKey,
    enterSends,
    subir,
    onSubiendo,
    maxHeight,
    takesFocus,
    field: _field,
    ...rest
  } = props;
  const { Ayudas, fetch } = useAyudas();
  const [marcas] = useState<Marcas>(() => new Set());
  const { visible, type, nombrar } = useVisible(texto, onTexto, marcas);
  const [caret, setCaret] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const [isPrevia, setPrevia] = useState(false);
  const ayudas = useRef<Manejo>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(props.field, () => field.current as HTMLTextAreaElement, []);

  useLayoutEffect(() => {
    const el = field.current;
    if (!el) return;
    el.style.height = 'auto';
    // Empty means its lines; measuring would make the browser lay out the whole page just after sending.
    if (visible) el.style.height = `${Math.min(el.scrollHeight, maxHeight ?? MAX_HEIGHT_PX)}px`;
  }, [visible, maxHeight, isPrevia]);
  useEffect(() => {
    if (!takesFocus) return;
    const el = field.current;
    el?.focus();
    el?.setSelectionRange(el.value.length, el.value.length);
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (!ayudas.current?.onKey(event)) return onKey(event);
    event.preventDefault();
    // Ctrl+K and Escape mean something to the page too.
    event.stopPropagation();
  };
  return (
    <div className="relative min-w-0">
      {Ayudas && (
        <Ayudas
          ref={ayudas}
          {...{ field, texto, visible, personas, onArroba, nombrar, isPrevia, subir, marcas, onSubiendo }}
          caret={isFocused ? caret : -1}
          enterSends={enterSends ?? false}
          onPrevia={setPrevia}
        />
      )}
      <textarea
        {...rest}
        ref={field}
        value={visible}
        hidden={isPrevia}
        aria-autocomplete="list"
        onChange={({ target }) => {
          type(target.value);
          setCaret(target.selectionStart);
        }}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          setCaret(selectionStart === selectionEnd ? selectionStart : -1)
        }
        onFocus={(event) => {
          fetch();
          setFocused(true);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          rest.onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) => {
          rest.onPaste?.(event);
          if (!event.defaultPrevented) ayudas.current?.onPaste(event);
        }}
        onDrop={(event: DragEvent) => ayudas.current?.onDrop(event)}
        className={`block w-full resize-none bg-transparent px-3 py-2 text-base outline-none sm:text-sm ${rest.className ?? ''}`}
      />
    </div>
  );
};
