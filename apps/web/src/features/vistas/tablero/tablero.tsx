import type { EstadoTarea, Proyecto } from '@pmp/contracts/proyectos';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA } from '../../../shared/dominio/domain';
import { DragArea, useDragHandle } from '../../../shared/drag/drag-area';
import { editar } from '../../../shared/elementos/edicion';
import type { Elemento } from '../../../shared/elementos/elementos';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';
import { Casilla } from '../../../shared/seleccion/casilla';
import { Chip, EstadoTareaIcono } from '../../../shared/ui/fichas/chip';
import { Clave } from '../../../shared/ui/fichas/clave';
import { Enlace } from '../enlace';
import { Celda } from '../lista/celdas';
import type { PresentacionProps } from '../presentacion-props';
import type { Columna } from '../use-estado';

/** What the card shows besides, where the view has the column. */
const EN_TARJETA = ['prioridad', 'asignado', 'etiquetas', 'puntos', 'vence'] as const;

/** What an item of a kind never has: a list says so with a dash, a card says nothing. */
const NUNCA: Record<Elemento['entidad'], readonly Columna[]> = {
  epica: ['asignado', 'etiquetas', 'puntos', 'vence'],
  historia: ['vence'],
  tarea: ['puntos'],
};

interface TarjetaProps {
  elemento: Elemento;
  proyecto: Proyecto | undefined;
  columnas: readonly Columna[];
  checked: boolean;
  onToggle: (id: string, range: boolean) => void;
}

const Tarjeta = ({ elemento, proyecto, columnas, checked, onToggle }: TarjetaProps) => {
  const { t } = useTranslation(['vistas', 'tareas']);
  const { _id, clave, titulo } = elemento.datos;
  return (
    <>
      <span className="flex items-center gap-2">
        <Casilla
          label={t('tareas:elegir', { titulo })}
          checked={checked}
          onToggle={(range) => onToggle(_id, range)}
        />
        <Clave clave={clave} />
        {elemento.entidad !== 'tarea' && <Chip tone="neutral">{t(`tipo.${elemento.entidad}`)}</Chip>}
        <MenuBoton label={t('tareas:acciones', { titulo })} className="ml-auto" />
      </span>
      <Enlace elemento={elemento} />
      <span key={_id} role="presentation" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        {EN_TARJETA.filter(
          (columna) => columnas.includes(columna) && !NUNCA[elemento.entidad].includes(columna),
        ).map((columna) => (
          <Celda key={columna} columna={columna} elemento={elemento} proyecto={proyecto} />
        ))}
      </span>
    </>
  );
};

const CARD = 'flex flex-col gap-1 rounded-card border border-line p-2.5 text-sm';

const Arrastrable = (props: TarjetaProps & { lifted: boolean }) => {
  const { ref, listeners } = useDragHandle(props.elemento.datos._id);
  return (
    <li
      ref={ref}
      {...listeners}
      data-elemento={props.elemento.datos._id}
      className={`${CARD} touch-manipulation [contain-intrinsic-size:auto_104px] [content-visibility:auto] ${props.checked ? 'bg-accent-soft' : 'bg-surface'} ${props.lifted ? 'opacity-40' : ''}`}
    >
      <Tarjeta {...props} />
    </li>
  );
};

const columnAt = (area: RefObject<HTMLDivElement | null>, x: number, y: number): EstadoTarea | undefined => {
  const columns = area.current?.querySelectorAll<HTMLElement>('[data-estado]') ?? [];
  for (const column of columns) {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    if (x >= left && x <= right && y >= top && y <= bottom) return column.dataset['estado'] as EstadoTarea;
  }
  return undefined;
};

/** The same items in a column per state; a card that is dropped in another one changes as from its menu. */
const Tablero = ({ elementos, hayMas, proyectos, columnas, seleccion }: PresentacionProps) => {
  const { t } = useTranslation(['vistas', 'comun']);
  const area = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<string>();
  const [aim, setAim] = useState<EstadoTarea>();
  const estados = ESTADOS_TAREA.filter(
    (estado) => estado !== 'bloqueada' || elementos.some(({ entidad }) => entidad === 'tarea'),
  );
  const held = elementos.find(({ datos }) => datos._id === lifted);
  const mayDrop = (estado: EstadoTarea) => estado !== 'bloqueada' || held?.entidad === 'tarea';
  const end = () => {
    setLifted(undefined);
    setAim(undefined);
  };
  const drop = () => {
    if (held && aim && mayDrop(aim) && area.current) {
      // One of those that are selected takes the others along.
      const together = seleccion.ids.has(held.datos._id)
        ? elementos.filter(({ datos }) => seleccion.ids.has(datos._id))
        : [held];
      const moved = together.filter(
        ({ entidad, datos }) => datos.estado !== aim && (aim !== 'bloqueada' || entidad === 'tarea'),
      );
      if (moved.length) editar({ campo: 'estado', elementos: moved, anchor: area.current, valor: aim });
    }
    end();
  };
  return (
    <DragArea<EstadoTarea>
      aimAt={(x, y) => columnAt(area, x, y)}
      onLift={setLifted}
      onAim={setAim}
      onDrop={drop}
      onCancel={end}
      overlay={
        held && (
          <div className={`${CARD} bg-surface shadow-float`}>
            <Tarjeta
              elemento={held}
              proyecto={proyectos.get(held.datos.proyecto)}
              columnas={columnas}
              checked={seleccion.ids.has(held.datos._id)}
              onToggle={seleccion.toggle}
            />
          </div>
        )
      }
    >
      <p className="sr-only">{t('tablero.teclado')}</p>
      <div ref={area} className="flex items-start gap-3 overflow-x-auto pb-2 max-sm:snap-x">
        {estados.map((estado) => {
          const own = elementos.filter(({ datos }) => datos.estado === estado);
          return (
            <section
              key={estado}
              data-estado={estado}
              aria-label={t(`comun:estadoTarea.${estado}`)}
              className={`flex w-72 shrink-0 snap-start flex-col gap-2 rounded-card border p-2 sm:w-auto sm:min-w-56 sm:flex-1 ${
                aim === estado && mayDrop(estado)
                  ? 'border-accent bg-accent-soft'
                  : 'border-line bg-raised/50'
              }`}
            >
              <h2 className="flex items-center gap-1.5 px-1 text-sm font-medium">
                <span aria-hidden className="contents">
                  <EstadoTareaIcono estado={estado} />
                </span>
                {t(`comun:estadoTarea.${estado}`)}
                <span className="num font-normal text-subtle">
                  {own.length}
                  {hayMas && '+'}
                </span>
              </h2>
              <ul className="flex min-h-8 flex-col gap-2">
                {own.map((elemento) => (
                  <Arrastrable
                    key={elemento.datos._id}
                    elemento={elemento}
                    proyecto={proyectos.get(elemento.datos.proyecto)}
                    columnas={columnas}
                    lifted={elemento.datos._id === lifted}
                    checked={seleccion.ids.has(elemento.datos._id)}
                    onToggle={seleccion.toggle}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </DragArea>
  );
};

export default Tablero;
