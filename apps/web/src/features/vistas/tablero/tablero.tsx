import type { EstadoTarea, Proyecto } from '@pmp/contracts/proyectos';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA } from '../../../shared/dominio/domain';
import { DragArea, useDragHandle } from '../../../shared/drag/drag-area';
import { editar } from '../../../shared/elementos/edicion';
import type { Elemento } from '../../../shared/elementos/elementos';
import { CuadroFilas } from '../../../shared/carriles/cuadro-filas';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';
import { useHoy } from '../../../shared/fechas/use-hoy';
import { useFolds } from '../../../shared/preferencias/use-folds';
import { Casilla } from '../../../shared/seleccion/casilla';
import { Chip, EstadoTareaIcono } from '../../../shared/ui/fichas/chip';
import { Clave } from '../../../shared/ui/fichas/clave';
import { Enlace } from '../enlace';
import { Valor } from '../../../shared/tabla/celdas';
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
  hoy: string;
  checked: boolean;
  onToggle: (id: string, range: boolean) => void;
}

const Tarjeta = ({ elemento, proyecto, columnas, hoy, checked, onToggle }: TarjetaProps) => {
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
        <span className="flex min-w-0 grow items-center gap-2 overflow-hidden">
          <Clave clave={clave} />
          {elemento.entidad !== 'tarea' && <Chip tone="neutral">{t(`tipo.${elemento.entidad}`)}</Chip>}
        </span>
        <MenuBoton label={t('tareas:acciones', { titulo })} className="shrink-0" />
      </span>
      <Enlace elemento={elemento} />
      <span key={_id} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        {EN_TARJETA.filter(
          (columna) => columnas.includes(columna) && !NUNCA[elemento.entidad].includes(columna),
        ).map((columna) => (
          <span key={columna} className="flex min-w-0">
            <Valor columna={columna} elemento={elemento} proyecto={proyecto} hoy={hoy} />
          </span>
        ))}
      </span>
    </>
  );
};

const CARD = 'flex flex-col gap-1 rounded-card border border-line p-2.5 text-sm';

const cardClass = (checked: boolean, lifted: boolean) =>
  `${CARD} ${checked ? 'bg-accent-soft' : 'bg-surface'} ${lifted ? 'opacity-40' : ''}`;

interface ColumnaDeVista {
  _id: EstadoTarea;
  items: { _id: string; elemento: Elemento }[];
}
const itemsOf = ({ items }: ColumnaDeVista) => items;

const Arrastrable = (props: TarjetaProps & { lifted: boolean }) => (
  <li
    {...useDragHandle(props.elemento.datos._id)}
    data-elemento={props.elemento.datos._id}
    className={`${cardClass(props.checked, props.lifted)} touch-manipulation [contain-intrinsic-size:auto_104px] [content-visibility:auto]`}
  >
    <Tarjeta {...props} />
  </li>
);

/** The column under a point, in whichever row. */
const columnAt = (x: number, y: number): EstadoTarea | undefined =>
  document
    .elementsFromPoint(x, y)
    .map(
      (element) =>
        element.closest<HTMLElement>('[data-estado]')?.dataset['estado'] as EstadoTarea | undefined,
    )
    .find((estado) => estado !== undefined);

/** The same items in a column per state, and in rows if they are grouped; a card that is dropped in another column changes as from its menu. */
const Tablero = (props: PresentacionProps) => {
  const { nombre, agrupar, elementos, grupos, hayMas, proyectos, columnas, seleccion } = props;
  const { t } = useTranslation(['vistas', 'comun']);
  const hoy = useHoy();
  const area = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<string>();
  const [aim, setAim] = useState<EstadoTarea>();
  const { turned, toggle } = useFolds(`vista:${nombre}:${agrupar ?? ''}`, '');
  const estados = ESTADOS_TAREA.filter(
    (estado) => estado !== 'bloqueada' || elementos.some(({ entidad }) => entidad === 'tarea'),
  );
  const enColumnas = (some: readonly Elemento[]): ColumnaDeVista[] =>
    estados.map((estado) => ({
      _id: estado,
      items: some
        .filter(({ datos }) => datos.estado === estado)
        .map((elemento) => ({ _id: elemento.datos._id, elemento })),
    }));
  const enteras = enColumnas(elementos);
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
  const tarjetaDe = (elemento: Elemento): TarjetaProps => ({
    elemento,
    proyecto: proyectos.get(elemento.datos.proyecto),
    columnas,
    hoy,
    checked: seleccion.ids.has(elemento.datos._id),
    onToggle: seleccion.toggle,
  });
  const isAimed = (estado: EstadoTarea) => aim === estado && mayDrop(estado);
  const cabecera = ({ _id: estado, items }: ColumnaDeVista) => (
    <h2 className="flex items-center gap-1.5 px-1 text-sm font-medium">
      <span aria-hidden className="contents">
        <EstadoTareaIcono estado={estado} />
      </span>
      {t(`comun:estadoTarea.${estado}`)}
      <span className="num font-normal text-subtle">
        {items.length}
        {hayMas && '+'}
      </span>
    </h2>
  );
  return (
    <DragArea<EstadoTarea>
      aimAt={columnAt}
      onLift={setLifted}
      onAim={setAim}
      onDrop={drop}
      onCancel={end}
      overlay={
        held && (
          <div className={`${CARD} bg-surface shadow-float`}>
            <Tarjeta {...tarjetaDe(held)} />
          </div>
        )
      }
    >
      <p className="sr-only">{t('tablero.teclado')}</p>
      {agrupar ? (
        <div ref={area} className="flex flex-col">
          <CuadroFilas
            className="max-h-[calc(100dvh-4rem)] min-h-96"
            columnas={enteras}
            filas={grupos.map((grupo) => ({
              key: grupo.key,
              titulo: grupo.nombre,
              columnas: enColumnas(grupo.elementos),
              total: grupo.elementos.length,
            }))}
            itemsOf={itemsOf}
            folded={({ key }) => turned.has(key)}
            onToggle={({ key }) => toggle(key)}
            kept={[lifted]}
            tituloOf={({ titulo }) => titulo}
            resumenOf={({ total }) => `${t('cuenta', { count: total })}${hayMas ? ' +' : ''}`}
            accionOf={(fila, isFolded) => t(isFolded ? 'agrupar.desplegar' : 'agrupar.plegar', { fila })}
            columnaProps={({ _id }) => ({
              'data-estado': _id,
              'data-destino': isAimed(_id) || undefined,
            })}
            cabecera={(columna) => <div className="p-2">{cabecera(columna)}</div>}
            tarjeta={({ _id, elemento }) => (
              <div data-elemento={_id} className={cardClass(tarjetaDe(elemento).checked, _id === lifted)}>
                <Tarjeta {...tarjetaDe(elemento)} />
              </div>
            )}
          />
        </div>
      ) : (
        <div ref={area} className="flex items-start gap-3 overflow-x-auto pb-2 max-sm:snap-x">
          {enteras.map((columna) => (
            <section
              key={columna._id}
              data-estado={columna._id}
              aria-label={t(`comun:estadoTarea.${columna._id}`)}
              className={`flex w-72 shrink-0 snap-start flex-col gap-2 rounded-card border p-2 sm:w-auto sm:min-w-56 sm:flex-1 ${
                isAimed(columna._id) ? 'border-accent bg-accent-soft' : 'border-line bg-raised/50'
              }`}
            >
              {cabecera(columna)}
              <ul className="flex min-h-8 flex-col gap-2">
                {columna.items.map(({ _id, elemento }) => (
                  <Arrastrable key={_id} {...tarjetaDe(elemento)} lifted={_id === lifted} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </DragArea>
  );
};

export default Tablero;
