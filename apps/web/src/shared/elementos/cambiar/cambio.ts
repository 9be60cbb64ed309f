import { type CampoDeUnValor, isDia, type Valor } from '../edicion';
import type { Elemento, ElementoDe, Entidad } from '../elementos';
import { COLECCION } from '../elementos';
import { groupBy } from '../../dominio/group-by';
import { toInputDia } from '../../fechas/dias';
import type { NuevoPendiente } from '../../pendientes/pendiente';
import { pick } from '../../dominio/merge-edits';
import { valuesOf } from './update-elemento';

/** The property of the items that a field is. */
export const CLAVE: Record<CampoDeUnValor, string> = {
  estado: 'estado',
  prioridad: 'prioridad',
  puntos: 'puntos',
  asignado: 'asignado',
  responsable: 'responsable',
  fechaLimite: 'fechaLimite',
  epica: 'epicaId',
  historia: 'historiaId',
  sprint: 'sprintId',
  inicio: 'inicio',
  fin: 'fin',
};

export const valorDe = (datos: object, campo: CampoDeUnValor): Valor =>
  ((datos as Record<string, unknown>)[CLAVE[campo]] ?? null) as Valor;

/** As the server takes it, and as a list of values names it. */
export const idDe = (campo: CampoDeUnValor, valor: Valor): string | number => {
  if (valor === null) return '';
  if (typeof valor === 'object') return valor._id;
  return isDia(campo) ? toInputDia(String(valor)) : valor;
};

export const isSame = (campo: CampoDeUnValor, a: Valor, b: Valor): boolean =>
  idDe(campo, a) === idDe(campo, b);

/** The change of one item, as it is sent and as it is shown meanwhile. */
export const pedidoDe = (
  { entidad, datos }: Elemento,
  campo: CampoDeUnValor,
  valor: Valor,
  completa = false,
): NuevoPendiente => {
  const { _id, proyecto, titulo, version } = datos;
  const clave = CLAVE[campo];
  const antes = valuesOf(entidad, datos as ElementoDe[Entidad]);
  return {
    accion: 'editar',
    entidad,
    elemento: _id,
    proyecto,
    titulo,
    method: 'PUT',
    path: `/api/${COLECCION[entidad]}/${_id}`,
    body:
      campo === 'sprint'
        ? {}
        : {
            [clave]: valor === null ? null : idDe(campo, valor),
            version,
            ...(completa && entidad === 'historia' && { completarTareas: true }),
          },
    previo: pick(antes, [clave as keyof typeof antes]),
    visto: { [clave]: valor },
  };
};

/** Those with the same value together: what an undo sends in one call. */
export const groupByValor = (elementos: readonly Elemento[], campo: CampoDeUnValor) =>
  groupBy(elementos, ({ datos }) => idDe(campo, valorDe(datos, campo)));
