import type { Tarea } from '@pmp/contracts/proyectos';
import { type ComponentProps, memo } from 'react';
import { Link } from '../../../shared/navegar/link';
import { EtiquetasBoton } from '../../../shared/elementos/botones/etiquetas-boton';
import { useAbrir } from '../../../shared/elementos/use-elegido';
import { paths } from '../../../shared/navegar/paths';
import { Fila as FilaDeTabla } from '../../../shared/tabla/fila';

interface FilaProps extends Omit<ComponentProps<typeof FilaDeTabla>, 'elemento' | 'titulo' | 'children'> {
  tarea: Tarea;
}

/** Memoised, so that scrolling does not render rows again. */
export const Fila = memo(({ tarea, ...props }: FilaProps) => {
  const { _id, titulo, estado, etiquetas } = tarea;
  const elemento = { entidad: 'tarea', datos: tarea } as const;
  const open = useAbrir('tarea', _id);
  return (
    <FilaDeTabla
      {...props}
      elemento={elemento}
      titulo={
        <Link
          to={paths.tarea(_id)}
          data-abre={_id}
          title={titulo}
          onClick={open}
          className={`hit flex min-w-0 items-center rounded-control hover:underline ${estado === 'completada' ? 'text-muted' : 'font-medium'}`}
        >
          <span className="truncate">{titulo}</span>
        </Link>
      }
    >
      {Boolean(etiquetas?.length) && (
        <span className="flex basis-full">
          <EtiquetasBoton elemento={elemento} />
        </span>
      )}
    </FilaDeTabla>
  );
});
Fila.displayName = 'Fila';
