import {
  completar,
  type ErrorDeConsulta,
  escribiendo,
  escribir,
  fraseDe,
  leer,
  palabrasPara,
  parametrosDe,
} from '@pmp/consulta';
import { CircleAlert, CircleHelp, Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverText } from '../i18n/server-text';
import { parte } from '../partes/parte';
import { Input } from '../ui/campos/input';
import { IconButton } from '../ui/controles/icon-button';
import { useNombres } from './use-nombres';

const Ayuda = parte(() => import('./ayuda-consulta'));

const MAX_SUGERENCIAS = 8;
/** A pause in typing before the list follows. */
const REST_MS = 450;
const MAX_CONSULTA = 1000;
/** The same in every language, as the language of queries is. */
const EJEMPLO = 'estado:"en progreso" asignado:yo -bloqueada';

interface EntradaConsultaProps {
  /** The query on screen. */
  consulta: string;
  onConsulta: (consulta: string) => void;
  label: string;
}

/** Two texts that ask for the same thing. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [leer(one), leer(other)];
  return Boolean(a.consulta && b.consulta && escribir(a.consulta) === escribir(b.consulta));
};

const fraseEnIdioma = (error: ErrorDeConsulta): string =>
  serverText({
    motivo: `consulta.${error.codigo}`,
    message: fraseDe(error),
    parametros: parametrosDe(error),
  });

const ErrorAt = ({ id, texto, error }: { id: string; texto: string; error: ErrorDeConsulta }) => {
  const { desde, hasta } = error.lugar;
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-xs text-danger-text">
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0">
        <code aria-hidden className="mr-1.5 font-mono break-words text-muted">
          {texto.slice(Math.max(0, desde - 24), desde)}
          <mark className="bg-transparent font-semibold text-danger-text underline decoration-wavy underline-offset-3">
            {texto.slice(desde, hasta) || '␣'}
          </mark>
        </code>
        {fraseEnIdioma(error)}
      </span>
    </p>
  );
};

/** A query as text, with what may come next below it; what is wrong is said with its word. */
export const EntradaConsulta = ({ consulta, onConsulta, label }: EntradaConsultaProps) => {
  const { t } = useTranslation('vistas');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [texto, setTexto] = useState(consulta);
  const [seen, setSeen] = useState(consulta);
  /** What was asked for from here and has not come back as the query on screen yet. */
  const [asked, setAsked] = useState<string>();
  const [cursor, setCursor] = useState<number>();
  const [elegida, setElegida] = useState(-1);
  const [rested, setRested] = useState(true);
  const [helps, setHelps] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Where the caret goes once the chosen word is in the field: any later, it would move under what is typed next. */
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [texto]);

  if (consulta !== seen) {
    setSeen(consulta);
    setAsked(undefined);
    // A chip or a link has changed it. What was asked for here comes back while its writer goes on typing.
    const isOwn = asked !== undefined && isSame(asked, consulta);
    if (!isOwn && !isSame(texto, consulta)) setTexto(consulta);
  }

  const { error } = leer(texto);
  const at = cursor === undefined ? undefined : escribiendo(texto, cursor);
  const nombres = useNombres(at);
  const words = at ? [...palabrasPara(at), ...nombres] : [];
  const sugeridas = [...new Set(words)].filter((word) => word !== at?.escrito).slice(0, MAX_SUGERENCIAS);
  const isOpen = sugeridas.length > 0;
  // Nobody is told that a value is missing while the values are offered.
  const shown = error && (cursor === undefined || (rested && !isOpen)) ? error : undefined;

  const commit = (next: string) => {
    clearTimeout(timer.current);
    setRested(true);
    if (leer(next).error || isSame(next, consulta)) return;
    setAsked(next);
    onConsulta(next);
  };
  const write = (next: string, caret: number) => {
    setTexto(next);
    setCursor(caret);
    setElegida(-1);
    setRested(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(next), REST_MS);
  };
  const pick = (palabra: string) => {
    if (!at) return;
    const done = completar(texto, at, palabra);
    caret.current = done.cursor;
    write(done.texto, done.cursor);
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = sugeridas[elegida];
    if (step && isOpen) {
      setElegida((elegida + step + sugeridas.length + (elegida < 0 && step < 0 ? 1 : 0)) % sugeridas.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && isOpen && chosen) {
      pick(chosen);
    } else if (event.key === 'Enter') {
      setCursor(undefined);
      commit(texto);
      // The word at fault is selected: typing replaces it.
      if (error) input.current?.setSelectionRange(error.lugar.desde, error.lugar.hasta);
    } else if (event.key === 'Escape' && isOpen) {
      setCursor(undefined);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const follow = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setCursor(currentTarget.selectionStart ?? undefined);
    setElegida(-1);
  };

  return (
    <div role="search" aria-label={label} className="relative min-w-0 flex-1">
      <div className="relative flex items-center gap-1">
        <Search aria-hidden className="pointer-events-none absolute left-2.5 size-4 text-subtle" />
        <Input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-lista` : undefined}
          aria-activedescendant={isOpen && elegida >= 0 ? `${id}-${elegida}` : undefined}
          aria-invalid={Boolean(shown)}
          aria-describedby={shown ? `${id}-error` : undefined}
          placeholder={EJEMPLO}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_CONSULTA}
          value={texto}
          onChange={({ target }) => write(target.value, target.selectionStart ?? target.value.length)}
          onFocus={follow}
          onClick={follow}
          onKeyUp={(event) => {
            if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) follow(event);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setCursor(undefined);
            commit(texto);
          }}
          className="pl-8 font-mono text-sm"
        />
        <IconButton label={t('entrada.ayuda')} Icon={CircleHelp} onClick={() => setHelps(true)} />
      </div>
      <div aria-live="polite">{shown && <ErrorAt id={`${id}-error`} texto={texto} error={shown} />}</div>
      {isOpen && (
        <ul
          id={`${id}-lista`}
          role="listbox"
          aria-label={t('entrada.sugerencias')}
          className="animate-appear absolute top-full left-0 z-30 mt-1 max-h-80 w-80 max-w-full overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-float"
        >
          {sugeridas.map((palabra, index) => (
            <li
              key={palabra}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === elegida}
              // Without this the press would take the focus away from the field.
              onPointerDown={(event) => {
                event.preventDefault();
                pick(palabra);
              }}
              className="hit flex items-center rounded-control px-2 font-mono text-sm hover:bg-raised aria-selected:bg-raised"
            >
              <span className="truncate">{palabra}</span>
            </li>
          ))}
        </ul>
      )}
      {helps && <Ayuda onClose={() => setHelps(false)} />}
    </div>
  );
};
