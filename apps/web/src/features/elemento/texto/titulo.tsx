import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { checkTitulo } from '../../../shared/dominio/validators';
import { cambiarTexto } from '../../../shared/elementos/cambiar/cambiar-texto';
import type { Elemento } from '../../../shared/elementos/elementos';
import { useCambiarTexto } from './use-cambiar-texto';

/** The title of an item inside its heading: a click on it writes it there; leaving it or Enter saves it, Escape takes it back. */
export const Titulo = ({ elemento }: { elemento: Elemento }) => {
  const { t } = useTranslation('backlog');
  const [escrito, setEscrito] = useState<string>();
  const [base, setBase] = useState(elemento);
  const [error, setError] = useState<string>();
  const cambiar = useCambiarTexto(elemento);
  const opener = useRef<HTMLButtonElement>(null);
  const { titulo } = elemento.datos;
  const open = () => {
    setBase(elemento);
    setEscrito(titulo);
  };
  const close = (byKey: boolean) => {
    setError(undefined);
    flushSync(() => setEscrito(undefined));
    if (byKey) opener.current?.focus({ preventScroll: true });
  };
  const save = (byKey: boolean) => {
    if (escrito === undefined) return;
    const next = escrito.trim();
    const wrong = checkTitulo(next, t('validacion.titulo'), t('validacion.largo'));
    if (wrong !== true) return setError(wrong);
    close(byKey);
    // Of what is refused, what was written stays to be written again.
    if (next !== base.datos.titulo)
      cambiar('titulo', cambiarTexto(base, 'titulo', next), () => setEscrito(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save(true);
    else close(true);
  };
  if (escrito !== undefined)
    return (
      <>
        <input
          autoFocus
          value={escrito}
          aria-label={t('campo.titulo')}
          aria-invalid={error !== undefined}
          onChange={({ target }) => setEscrito(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => document.hasFocus() && save(false)}
          className="-mx-1 w-full min-w-0 rounded-control border border-control bg-surface px-1 font-[inherit] tracking-[inherit]"
        />
        {error && (
          <span role="alert" className="block text-xs font-normal text-danger-text">
            {error}
          </span>
        )}
      </>
    );
  return (
    <button
      ref={opener}
      type="button"
      title={t('texto.cambiarTitulo')}
      onClick={open}
      onKeyDown={(event) => {
        // With the focus here, the key is about the title, and not about the whole item.
        if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        open();
      }}
      className="-mx-1 mt-1 max-w-[calc(100%+0.5rem)] cursor-text rounded-control px-1 text-left wrap-anywhere hover:bg-raised"
    >
      {titulo}
    </button>
  );
};
