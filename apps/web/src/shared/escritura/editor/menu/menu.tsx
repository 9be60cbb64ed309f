import getCaretCoordinates from 'textarea-caret';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** One thing that can be put into the text. */
export interface Opcion {
  id: string;
  nombre: string;
  /** Before the name. */
  marca: ReactNode;
}

export interface MenuProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  /** Where what was typed for it begins: the menu stands below. */
  at: number;
  opciones: readonly Opcion[];
  elegida: number;
  /** Nothing was found, or it is being looked for. */
  aviso: string | undefined;
  onPick: (index: number) => void;
}

const WIDTH_PX = 288;
const GAP_PX = 4;
/** As high as it gets: what has less room below stands above. */
const HEIGHT_PX = 256;

/** Where the menu stands within the field's frame. */
const placeOf = (field: HTMLTextAreaElement, at: number) => {
  const { top, left, height } = getCaretCoordinates(field, at);
  const y = top - field.scrollTop;
  const line = Number.isFinite(height) ? height : 0;
  const below = innerHeight - (field.getBoundingClientRect().top + y + line);
  const isAbove = below < HEIGHT_PX && field.getBoundingClientRect().top + y > below;
  return {
    left: `${Math.max(0, Math.min(left, field.clientWidth - WIDTH_PX))}px`,
    top: isAbove ? 'auto' : `${field.offsetTop + y + line + GAP_PX}px`,
    bottom: isAbove ? `${field.offsetHeight - y + GAP_PX}px` : 'auto',
  };
};

/** What can be put in at the caret. The field keeps the focus, and tells screen readers which one is highlighted. */
export const Menu = ({ field, label, at, opciones, elegida, aviso, onPick }: MenuProps) => {
  const { t } = useTranslation('escritura');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const optionId = (index: number) => `${id}-${index}`;
  const active = opciones.length > 0 ? optionId(elegida) : undefined;
  useLayoutEffect(() => {
    if (field.current && box.current) Object.assign(box.current.style, placeOf(field.current, at));
  }, [field, at]);
  useEffect(() => {
    const el = field.current;
    if (!el || !active) return;
    el.setAttribute('aria-controls', id);
    el.setAttribute('aria-activedescendant', active);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      el.removeAttribute('aria-controls');
      el.removeAttribute('aria-activedescendant');
    };
  }, [field, id, active]);
  return (
    <div
      ref={box}
      style={{ width: WIDTH_PX }}
      className="animate-appear absolute z-30 max-w-full rounded-card border border-line bg-surface p-1 text-sm text-text shadow-float"
    >
      <p role="status" className={opciones.length > 0 ? 'sr-only' : 'px-2 py-1 text-subtle'}>
        {aviso ?? t('menu.cuantas', { count: opciones.length })}
      </p>
      {opciones.length > 0 && (
        <ul
          ref={list}
          id={id}
          role="listbox"
          aria-label={label}
          // Where it scrolls the keyboard reaches it.
          tabIndex={0}
          className="max-h-60 overflow-y-auto"
        >
          {opciones.map(({ id: key, nombre, marca }, index) => (
            <li
              key={key}
              id={optionId(index)}
              role="option"
              aria-selected={index === elegida}
              // Without these the press would take the focus away from the text field.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(index)}
              className="hit flex cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-raised aria-selected:bg-raised"
            >
              {marca}
              <span className="min-w-0 truncate">{nombre}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
