import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../shared/dominio/merge-edits';
import { cambiarTexto } from '../../../shared/elementos/cambiar/cambiar-texto';
import type { Elemento } from '../../../shared/elementos/elementos';
import { Campo } from '../../../shared/escritura/campo/campo';
import { errorText } from '../../../shared/http/errors';
import { useMiembros } from '../../../shared/personas/use-miembros';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { Button } from '../../../shared/ui/controles/button';
import { subirA } from '../adjuntos/subir-a';
import { Conflicto } from '../formularios/conflicto';
import { borradorDe, guardarBorrador } from './borrador';
import { useCambiarTexto } from './use-cambiar-texto';

const MAX_HEIGHT_PX = 480;

interface EditorDescripcionProps {
  elemento: Elemento;
  takesFocus: boolean;
  /** Why the last text was not saved; it is a draft still. */
  problema: unknown;
  onProblema: (error: unknown) => void;
  /** `byKey`: the focus stays here. */
  onClose: (byKey: boolean) => void;
}

const conTexto = (elemento: Elemento, descripcion: string, version: number): Elemento =>
  ({ ...elemento, datos: { ...elemento.datos, descripcion, version } }) as Elemento;

/** The description being written: leaving it or Ctrl+Enter saves it, Escape takes it back; meanwhile it is a draft. */
const EditorDescripcion = (props: EditorDescripcionProps) => {
  const { elemento, takesFocus, problema, onProblema, onClose } = props;
  const { t } = useTranslation(['escritura', 'backlog', 'comun']);
  const { descripcion, version, proyecto } = elemento.datos;
  const [antes] = useState(() => borradorDe(elemento) ?? { texto: descripcion, base: descripcion, version });
  const [texto, setTexto] = useState(antes.texto);
  const [isNaming, setNaming] = useState(false);
  const equipo = useProyecto(proyecto).data?.equipo._id;
  const { personas } = useMiembros(isNaming ? equipo : undefined);
  const cambiar = useCambiarTexto(elemento);
  const choque = problema instanceof EditConflict ? problema : undefined;
  const conflicto = choque?.newer as Elemento['datos'] | undefined;
  const box = useRef<HTMLDivElement>(null);
  // Saved without the picture that is on its way, it would not be what was written: saving waits for it.
  const [isSubiendo, setSubiendo] = useState(false);
  const [espera, setEspera] = useState<{ byKey: boolean }>();
  const onArroba = useCallback(() => setNaming(true), []);

  const write = (next: string) => {
    setTexto(next);
    guardarBorrador(elemento, next === antes.base ? undefined : { ...antes, texto: next });
  };
  const close = (byKey: boolean) => {
    guardarBorrador(elemento, undefined);
    onClose(byKey);
  };
  const send = (over: Elemento, byKey: boolean) => {
    if (texto === over.datos.descripcion) return close(byKey);
    onClose(byKey);
    const cambio = cambiarTexto(over, 'descripcion', texto).then((undo) => {
      guardarBorrador(elemento, undefined);
      return undo;
    });
    cambiar('descripcion', cambio, onProblema);
  };
  const save = (byKey: boolean) => {
    if (conflicto) return;
    if (isSubiendo) return setEspera({ byKey });
    send(conTexto(elemento, antes.base, antes.version), byKey);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (espera && !isSubiendo) latest.current(espera.byKey);
  }, [espera, isSubiendo]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (box.current?.contains(relatedTarget)) return;
    // Another window or tab is no other place, and what the focus goes to may be gone by now.
    setTimeout(() => {
      const { activeElement } = document;
      if (document.hasFocus() && box.current && !box.current.contains(activeElement)) latest.current(false);
    });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(true);
    else if (event.key === 'Escape') close(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={box} onBlur={onBlur} className="flex flex-col gap-2">
      {conflicto && (
        <Conflicto
          campos={['descripcion']}
          nombre={choque?.nombre}
          label={() => t('campo.descripcion')}
          shown={(_campo, value) => String(value)}
          theirs={{ descripcion: conflicto.descripcion }}
          mine={{ descripcion: texto }}
          onSettle={(_campo, useTheirs) =>
            useTheirs ? close(true) : send({ ...elemento, datos: conflicto } as Elemento, true)
          }
        />
      )}
      <div className="rounded-card border border-control bg-surface focus-within:outline-2 focus-within:outline-(--focus)">
        <Campo
          rows={4}
          aria-label={t('campo.descripcion')}
          placeholder={t('empieza')}
          texto={texto}
          onTexto={write}
          personas={personas}
          onArroba={onArroba}
          subir={subirA({ entidad: elemento.entidad, id: elemento.datos._id })}
          onSubiendo={setSubiendo}
          takesFocus={takesFocus}
          maxHeight={MAX_HEIGHT_PX}
          onKey={onKey}
          className="min-h-24"
        />
        <div className="flex flex-wrap items-center gap-1.5 border-t border-line px-1.5 py-1.5">
          <p className="mr-auto px-1.5 text-xs text-subtle">
            {problema !== undefined && !conflicto ? (
              <span role="alert" className="text-danger-text">
                {errorText(problema, t('comun:error.red'))}
              </span>
            ) : (
              <span className="pointer-coarse:sr-only">{t('ayuda')}</span>
            )}
          </p>
          <Button variant="ghost" onClick={() => close(true)}>
            {t('comun:accion.cancelar')}
          </Button>
          <Button
            variant="primary"
            busy={espera !== undefined}
            disabled={conflicto !== undefined}
            onClick={() => save(true)}
          >
            {t('comun:accion.guardar')}
          </Button>
        </div>
      </div>
    </div>
  );
};

export default EditorDescripcion;
