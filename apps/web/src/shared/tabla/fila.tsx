import type { Proyecto } from '@pmp/contracts/proyectos';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bloqueada } from '../elementos/botones/bloqueada';
import { MenuBoton } from '../elementos/botones/menu-boton';
import type { Elemento } from '../elementos/elementos';
import { Casilla } from '../seleccion/casilla';
import { CriteriosCuenta } from '../ui/fichas/criterios-cuenta';
import { Valor } from './celdas';
import { type ColumnaTabla, rowClass } from './columnas';

interface FilaProps {
  elemento: Elemento;
  proyecto: Proyecto | undefined;
  columnas: readonly ColumnaTabla[];
  hoy: string;
  checked: boolean;
  onToggle: (id: string, range: boolean) => void;
  /** Its title, which opens it. */
  titulo: ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

/** An item as a row: a line of columns where there is room, otherwise its title with chips below. */
export const Fila = (props: FilaProps) => {
  const { elemento, proyecto, columnas, hoy, checked, onToggle, titulo, children } = props;
  const { t } = useTranslation('tareas');
  const { entidad, datos } = elemento;
  const named = { titulo: datos.titulo };
  return (
    <div
      data-elemento={datos._id}
      className={`${rowClass} group border-t border-line px-2 py-1 text-sm hover:bg-raised/60 ${checked ? 'bg-accent-soft' : 'bg-surface'}`}
    >
      <span role="cell">
        <Casilla
          label={t('elegir', named)}
          checked={checked}
          onToggle={(range) => onToggle(datos._id, range)}
        />
      </span>
      {/* Room at its end for what appears while the pointer is there, which covers nothing. */}
      <span role="cell" className="relative flex min-w-0 flex-wrap items-center gap-x-2 pointer-fine:pr-8">
        <span className="flex min-w-0 flex-1 items-center gap-1">
          {titulo}
          {entidad !== 'epica' && (
            <CriteriosCuenta
              avance={datos.avanceCriterios}
              label={(avance) => t('criterios', { ...avance })}
            />
          )}
          {entidad !== 'epica' && (
            <Bloqueada entidad={entidad} datos={datos} label={(count) => t('bloqueadaPor', { count })} />
          )}
          <MenuBoton
            label={t('acciones', named)}
            className="ml-auto opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 pointer-fine:absolute pointer-fine:top-0 pointer-fine:right-0"
          />
        </span>
        {children}
      </span>
      <div
        role="presentation"
        className="col-start-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pb-1 xl:contents"
      >
        {columnas.map((columna) => (
          <span
            key={columna}
            role="cell"
            // A key begins with its project's: where there is little room, that says it.
            className={`flex min-w-0 ${columna === 'proyecto' && columnas.includes('clave') ? 'max-xl:hidden' : ''}`}
          >
            <Valor columna={columna} elemento={elemento} proyecto={proyecto} hoy={hoy} />
          </span>
        ))}
      </div>
    </div>
  );
};
