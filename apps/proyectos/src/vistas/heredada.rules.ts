import { consultaDeLista, escribir } from '@pmp/consulta';
import { COLUMNAS_VISTA, type Vista } from '@pmp/contracts/proyectos';
import { objectId } from '../storage/object-id';
import type { VistaDoc } from './vista.model';

interface Heredada {
  _id: string;
  nombre: string;
  /** The filter of the list of tasks, as its address wrote it. */
  lista: string;
}

const MAX_NOMBRE = 60;

/** A list of tasks that was saved before views had a query. */
export function heredada({ _id, nombre, lista }: Heredada, usuario: string, now: Date): VistaDoc {
  const { consulta, agrupar } = consultaDeLista(lista);
  return {
    _id: objectId(_id),
    nombre: nombre.slice(0, MAX_NOMBRE),
    consulta: escribir(consulta),
    ambito: 'privada',
    equipo: null,
    proyecto: null,
    presentacion: 'lista',
    agrupar: agrupar as Vista['agrupar'],
    columnas: COLUMNAS_VISTA.filter((columna) => !['etiquetas', 'puntos', 'actualizada'].includes(columna)),
    creador: objectId(usuario),
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}
