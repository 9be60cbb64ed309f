import type { Persona } from '@pmp/contracts/common';
import type { ElementoPapelera } from '@pmp/contracts/proyectos';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import type { PapeleraDoc } from '../elementos/trash/papelera.model';

/** `proyecto`: undefined when nothing is left of it. */
export const toElemento = (
  doc: PapeleraDoc,
  proyecto: ProyectoDoc | undefined,
  persona: (id: string) => Persona | null,
): ElementoPapelera => ({
  _id: doc._id.toHexString(),
  tipo: doc.tipo,
  titulo: doc.titulo,
  proyecto: {
    _id: doc.proyecto.toHexString(),
    nombre: doc.dejado?.nombre ?? proyecto?.nombre ?? '',
    clave: proyecto?.clave ?? '',
    eliminado: proyecto?.eliminado ?? true,
  },
  padre: doc.padre && { ...doc.padre, _id: doc.padre._id.toHexString() },
  eliminadoPor: persona(doc.autor.toHexString()),
  fecha: doc.createdAt.toISOString(),
  vence: doc.vence.toISOString(),
  cuentas: doc.cuentas,
  estado: doc.estado === 'restaurando' ? 'restaurando' : 'guardado',
});
