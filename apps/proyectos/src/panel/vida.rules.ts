import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { EstadoChange } from '../elementos/historial/historial.repository';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';

/** What the panel reads of an element. */
export type PanelElemento = Pick<ElementoDoc, '_id' | 'titulo' | 'estado' | 'createdAt'>;

/** The estados that one element has had, from its creation on, oldest first. */
export interface Vida {
  _id: string;
  titulo: string;
  pasos: [{ estado: EstadoTarea; desde: Date }, ...{ estado: EstadoTarea; desde: Date }[]];
}

/** `cambios` must be oldest first. An item without changes was created in the estado it has now. */
export function vidasOf(items: readonly PanelElemento[], cambios: readonly EstadoChange[]): Vida[] {
  const byItem = new Map<string, EstadoChange[]>();
  for (const cambio of cambios) {
    const own = byItem.get(cambio.sobre.toHexString());
    if (own) own.push(cambio);
    else byItem.set(cambio.sobre.toHexString(), [cambio]);
  }
  return items.map(({ _id, titulo, estado, createdAt }) => {
    const own = byItem.get(_id.toHexString()) ?? [];
    const first = (own[0]?.de as EstadoTarea | undefined) ?? estado;
    const later = own.map(({ a, createdAt: desde }) => ({ estado: a as EstadoTarea, desde }));
    return { _id: _id.toHexString(), titulo, pasos: [{ estado: first, desde: createdAt }, ...later] };
  });
}
