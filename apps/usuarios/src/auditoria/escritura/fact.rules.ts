import { cambioHechoSchema, type CambioHecho, type ValorHecho } from '@pmp/contracts/common';
import type { JournalFact } from '@pmp/platform';
import { z } from 'zod';
import type { LineContent } from '../cadena/chain.rules';

/** Steps of a deletion that is recorded already, and facts that another fact of the same change describes better. */
const NOT_CHANGES = new Set([
  'proyectos.proyecto.limpieza-pendiente',
  'proyectos.proyecto.claves-pendientes',
  'proyectos.papelera.lapidas-pendientes',
  'proyectos.enlace.bloqueos-por-contar',
  'proyectos.elemento.bloqueado',
  'proyectos.elemento.desbloqueado',
  // Of versions before: some may still be in the stream.
  'proyectos.importacion.pendiente',
  'proyectos.importacion.con-sprint',
  'proyectos.tarea.asignada',
  'proyectos.historia.asignada',
  'proyectos.mencion.hecha',
  'proyectos.mencion.en-descripcion',
  'mensajes.chat.limpieza-pendiente',
  'integraciones.forja.avance',
  'integraciones.forja.prueba',
  'usuarios.vistas.heredadas',
  'mensajes.mencion.hecha',
]);
const REMOVES = /^(eliminad|purgad|miembro-retirado)/;
/** Fields that have their own columns in a line. */
const IN_COLUMNS = new Set([
  '_id',
  'proyecto',
  'titulo',
  'nombre',
  'nombreEquipo',
  'chat',
  'detalle',
  'version',
]);
const ID = /^[0-9a-f]{24}$/;

type Datos = Record<string, unknown>;

/** Half a character: the database would return another one, and the digest would no longer match. */
const BROKEN = /\p{Surrogate}/gu;

export const wellFormed = (text: string): string => text.replace(BROKEN, '\uFFFD');
const valueOf = (value: ValorHecho): ValorHecho => (typeof value === 'string' ? wellFormed(value) : value);

const textOf = (...values: unknown[]): string | null => {
  const found = values.find((value) => typeof value === 'string');
  return typeof found === 'string' ? wellFormed(found) : null;
};

const idOf = (value: unknown): string | null => (typeof value === 'string' && ID.test(value) ? value : null);

const detalleSchema = z.array(cambioHechoSchema);

const isValor = (value: unknown): value is ValorHecho =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** For a fact without changes: the values it has, or those that were lost with a deletion. */
function derivedOf(datos: Datos, entidad: string, removes: boolean): CambioHecho[] {
  return Object.entries(datos).flatMap(([campo, value]) => {
    if (IN_COLUMNS.has(campo) || campo === entidad || value === null || !isValor(value)) return [];
    return [removes ? { campo, de: value, a: null } : { campo, de: null, a: value }];
  });
}

/** Old facts list only the names of the changed fields, and both values for the estado. */
const namedOf = ({ cambios, estado, estadoAnterior }: Datos): CambioHecho[] =>
  (cambios as unknown[]).map((campo) => {
    const [de, a] = campo === 'estado' ? [estadoAnterior, estado] : [null, null];
    return { campo: String(campo), de: textOf(de), a: textOf(a) };
  });

function cambiosOf(datos: Datos, entidad: string, accion: string): CambioHecho[] {
  const told = detalleSchema.safeParse(datos['detalle']);
  if (told.success) {
    const { usuario } = datos;
    return typeof usuario === 'string'
      ? [{ campo: 'usuario', de: usuario, a: usuario }, ...told.data]
      : told.data;
  }
  if (Array.isArray(datos['cambios'])) return namedOf(datos);
  return derivedOf(datos, entidad, REMOVES.test(accion));
}

/** What the trail records of a fact; null if it is not a change in itself. */
export function contentOf({ asunto, evento }: JournalFact): LineContent | null {
  const [, servicio = '', entidad = '', accion = ''] = asunto.split('.');
  if (!evento || NOT_CHANGES.has(`${servicio}.${entidad}.${accion}`)) return null;
  const datos = (typeof evento.datos === 'object' && evento.datos !== null ? evento.datos : {}) as Datos;
  const id = textOf(datos['_id'], datos[entidad]);
  const cambios = cambiosOf(datos, entidad, accion).map(({ campo, de, a }) => ({
    campo: wellFormed(campo),
    de: valueOf(de),
    a: valueOf(a),
  }));
  return {
    cuando: new Date(evento.ocurrido),
    quien: evento.actor,
    ...(evento.token && { token: { ...evento.token, nombre: wellFormed(evento.token.nombre) } }),
    servicio,
    entidad,
    id,
    titulo: textOf(datos['titulo'], datos['nombre'], datos['nombreEquipo'], datos['chat']),
    proyecto: entidad === 'proyecto' ? idOf(id) : idOf(datos['proyecto']),
    accion,
    cambios,
    mensaje: evento.id,
  };
}
