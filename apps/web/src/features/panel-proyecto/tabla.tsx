import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/navegar/link';
import { CampoBoton } from '../../shared/elementos/botones/campo-boton';
import type { Elemento } from '../../shared/elementos/elementos';
import { useAbrir } from '../../shared/elementos/use-elegido';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/fichas/chip';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { LinkedCard } from '../../shared/ui/fichas/linked-card';

interface TablaProps {
  title: string;
  empty: { title: string; text: string };
  link: { to: string; label: string };
  /** One `Fila` per item. */
  children: ReactNode[];
}

/** A table of items with title, estado and prioridad. */
export const Tabla = ({ title, empty, link, children }: TablaProps) => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  const head = [t('tabla.titulo'), t('comun:campo.estado'), t('comun:campo.prioridad')];
  return (
    <LinkedCard title={title} link={link}>
      {children.length === 0 ? (
        <EmptyState drawing="list" {...empty} />
      ) : (
        <table className="w-full table-fixed text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-left text-xs text-subtle">
            <tr>
              {head.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 pt-2 pb-1 font-medium ${column === 0 ? '' : 'w-31'} ${column > 1 ? 'max-sm:hidden' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">{children}</tbody>
        </table>
      )}
    </LinkedCard>
  );
};

interface FilaProps {
  elemento: Elemento;
  to: string;
  /** Shown below the title, on its own line. */
  detail: ReactNode;
}

const cell = 'px-3 py-2 align-middle';

export const Fila = ({ elemento, to, detail }: FilaProps) => {
  const { t } = useTranslation('comun');
  const { _id, titulo, estado, prioridad } = elemento.datos;
  const open = useAbrir(elemento.entidad, _id);
  return (
    <tr data-elemento={_id} className="hover:bg-raised">
      <th scope="row" className={`${cell} text-left font-medium`}>
        <Link
          to={to}
          data-abre={_id}
          title={titulo}
          onClick={open}
          className="touch-tall block truncate rounded-control hover:underline"
        >
          {titulo}
        </Link>
        {detail && <span className="block truncate text-xs font-normal text-subtle">{detail}</span>}
      </th>
      <td className={cell}>
        <CampoBoton campo="estado" elemento={elemento} valor={t(`estadoTarea.${estado}`)}>
          <EstadoTareaChip estado={estado} />
        </CampoBoton>
      </td>
      <td className={`${cell} max-sm:hidden`}>
        <CampoBoton campo="prioridad" elemento={elemento} valor={t(`prioridad.${prioridad}`)}>
          <PrioridadChip prioridad={prioridad} />
        </CampoBoton>
      </td>
    </tr>
  );
};
