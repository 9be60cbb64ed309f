import type { Criterio } from '@pmp/contracts/common';
import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DragArea } from '../../../shared/drag/drag-area';
import { pastedLines } from '../../../shared/elementos/anadir/pasted-lines';
import { useRetenidos } from '../eliminar/use-retenidos';
import { colocados, type ConCriterios } from './cambiar-criterios';
import { CriterioFila, MAX_CRITERIO } from './criterio-fila';
import { useCriterios } from './use-criterios';

interface Aim {
  id: string;
  lowerHalf: boolean;
}

/** The line under the pointer. */
const aimAt = (x: number, y: number): Aim | undefined => {
  const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-criterio]');
  if (!line) return undefined;
  const { top, height } = line.getBoundingClientRect();
  return { id: line.dataset['criterio'] ?? '', lowerHalf: y > top + height / 2 };
};

interface NuevoProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  onAdd: (textos: string[]) => void;
}

/** Enter adds what is typed and waits for the next; of a pasted list, each line is one. */
const Nuevo = ({ field, label, onAdd }: NuevoProps) => {
  const { t } = useTranslation('backlog');
  const [texto, setTexto] = useState('');
  const helpId = useId();
  return (
    <div className="group flex items-center gap-1.5 text-subtle">
      <Plus aria-hidden className="ml-1 size-4 shrink-0" />
      <input
        ref={field}
        value={texto}
        maxLength={MAX_CRITERIO}
        onChange={({ target }) => setTexto(target.value)}
        onPaste={(event) => {
          const lines = pastedLines(event.clipboardData.getData('text'));
          if (lines.length === 0) return;
          event.preventDefault();
          onAdd(lines);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && texto.trim()) {
            onAdd([texto.trim()]);
            setTexto('');
          }
          if (event.key === 'Escape' && texto) {
            event.preventDefault();
            setTexto('');
          }
        }}
        aria-label={label}
        aria-describedby={helpId}
        placeholder={label}
        className="hit min-w-0 grow rounded-control bg-transparent px-1 text-sm text-text focus-visible:outline-offset-0"
      />
      {texto === '' && (
        <span id={helpId} className="hidden text-xs whitespace-nowrap sm:group-focus-within:inline">
          {t('criterios.pegar')}
        </span>
      )}
    </div>
  );
};

/** What must hold for the item to be done: each of them is ticked, worded and moved by itself. */
export const Criterios = ({ elemento }: { elemento: ConCriterios }) => {
  const { t } = useTranslation('backlog');
  const headingId = useId();
  const ayudaId = useId();
  const { criterios: suyos, ...acciones } = useCriterios(elemento);
  const { items: criterios, ...retenidos } = useRetenidos(suyos);
  const [lifted, setLifted] = useState<string>();
  const [aim, setAim] = useState<Aim>();
  const [voz, setVoz] = useState('');
  /** The handle that had the focus: its line is another element of the page once it has moved. */
  const moved = useRef<string>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const nuevo = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!moved.current) return;
    list.current?.querySelector<HTMLElement>(`[data-asa="${moved.current}"]`)?.focus();
    moved.current = undefined;
  }, [criterios]);
  const close = ({ _id }: Criterio, byKey: boolean) => {
    // The button that opened it has to exist before it can take the focus.
    flushSync(() => retenidos.release(_id));
    if (!byKey) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-texto="${_id}"]`);
    (button ?? nuevo.current)?.focus();
  };

  const hechos = suyos.filter(({ hecho }) => hecho).length;
  const despuesDe = ({ id, lowerHalf }: Aim, of: string): string | null => {
    const others = suyos.filter(({ _id }) => _id !== of);
    const at = others.findIndex(({ _id }) => _id === id);
    return (lowerHalf ? others[at] : others[at - 1])?._id ?? null;
  };
  const put = (criterio: Criterio, tras: string | null) => {
    const now = colocados(suyos, [criterio], tras);
    if (now.every(({ _id }, at) => _id === suyos[at]?._id)) return;
    const puesto = now.findIndex(({ _id }) => _id === criterio._id) + 1;
    setVoz(t('criterios.movido', { texto: criterio.texto, puesto, total: now.length }));
    void acciones.mover(criterio, tras);
  };
  const step = (criterio: Criterio, by: 1 | -1) => {
    const others = suyos.filter(({ _id }) => _id !== criterio._id);
    const at = suyos.indexOf(criterio) + by;
    if (at < 0 || at > others.length) return;
    moved.current = criterio._id;
    put(criterio, others[at - 1]?._id ?? null);
  };
  const drop = () => {
    const criterio = criterios.find(({ _id }) => _id === lifted);
    if (criterio && aim && aim.id !== criterio._id) put(criterio, despuesDe(aim, criterio._id));
    setLifted(undefined);
    setAim(undefined);
  };
  const line = lifted && aim && aim.id !== lifted ? aim : undefined;
  return (
    <section aria-labelledby={headingId} className="flex flex-col">
      <h3 id={headingId} className="flex items-baseline gap-2 pb-1 text-sm font-medium">
        {t(`criterios.titulo.${elemento.entidad}`)}
        {suyos.length > 0 && (
          <span className="num text-xs font-normal text-subtle">
            {t('criterios.hechos', { hechos, total: suyos.length })}
          </span>
        )}
      </h3>
      <p id={ayudaId} hidden>
        {t('criterios.asa')}
      </p>
      <p aria-live="assertive" className="sr-only">
        {voz}
      </p>
      <DragArea
        aimAt={aimAt}
        onLift={setLifted}
        onAim={setAim}
        onDrop={drop}
        onCancel={() => {
          setLifted(undefined);
          setAim(undefined);
        }}
        overlay={
          lifted ? (
            <p className="w-fit max-w-80 truncate rounded-control border border-line-strong bg-surface px-3 py-1.5 text-sm shadow-float">
              {criterios.find(({ _id }) => _id === lifted)?.texto}
            </p>
          ) : null
        }
      >
        <ul ref={list} className="-mx-1.5 flex flex-col">
          {criterios.map((criterio) => (
            <CriterioFila
              key={criterio._id}
              criterio={criterio}
              ayuda={ayudaId}
              lifted={lifted === criterio._id}
              line={line?.id === criterio._id ? (line.lowerHalf ? 'abajo' : 'arriba') : undefined}
              writing={retenidos.isEditing(criterio._id)}
              isGone={retenidos.isGone(criterio._id)}
              escrito={retenidos.escrito(criterio._id)}
              onAbrir={() => retenidos.hold(criterio)}
              onCerrar={(byKey) => close(criterio, byKey)}
              onConservar={(texto) => {
                void acciones.anadir([texto], retenidos.anterior(criterio._id));
                close(criterio, true);
              }}
              onMarcar={(hecho) => void acciones.marcar(criterio, hecho)}
              onEscribir={(texto) =>
                void acciones.escribir(criterio, texto, () => retenidos.hold(criterio, texto))
              }
              onMover={(by) => step(criterio, by)}
              onQuitar={() => void acciones.quitar(criterio)}
            />
          ))}
        </ul>
      </DragArea>
      <Nuevo
        field={nuevo}
        label={t(`criterios.nuevo.${elemento.entidad}`)}
        onAdd={(textos) => void acciones.anadir(textos)}
      />
    </section>
  );
};
