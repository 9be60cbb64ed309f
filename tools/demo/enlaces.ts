import type { HttpUser } from '../callers/http-user.ts';
import { idOf } from './ids.ts';
import type { DemoProyecto } from './shapes.ts';

/** What blocks, repeats or belongs to what, by titles. */
export interface DemoEnlace {
  origen: string;
  tipo: 'bloquea' | 'relaciona' | 'duplica';
  destino: string;
}

export const enlaces: DemoEnlace[] = [
  // A chain: the certificate has to be renewed before either of the other two.
  {
    origen: 'Certificado de pruebas caducado en la pasarela',
    tipo: 'bloquea',
    destino: 'Guardar el identificador de la tarjeta en la pasarela',
  },
  {
    origen: 'Guardar el identificador de la tarjeta en la pasarela',
    tipo: 'bloquea',
    destino: 'Elegir entre las tarjetas guardadas',
  },
  { origen: 'Pagar con tarjeta guardada', tipo: 'bloquea', destino: 'Pagar en plazos sin intereses' },
  {
    origen: 'Pedir la recogida de un artículo',
    tipo: 'bloquea',
    destino: 'Devolver en tienda un pedido en línea',
  },
  {
    origen: 'Consultar franjas disponibles a la empresa de transporte',
    tipo: 'bloquea',
    destino: 'Etiqueta de envío en PDF',
  },
  {
    origen: 'Sugerencias mientras se escribe',
    tipo: 'relaciona',
    destino: 'Encontrar aunque se escriba mal',
  },
];

/** The ids of stories and tasks by their titles, which are all different. */
function idsByTitulo(proyectos: readonly DemoProyecto[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { clave, epicas } of proyectos)
    for (const epica of epicas)
      for (const historia of epica.historias) {
        const _id = idOf(idOf(idOf('proyecto', clave), epica.titulo), historia.titulo);
        ids.set(historia.titulo, _id);
        for (const { titulo } of historia.tareas) ids.set(titulo, idOf(_id, titulo));
      }
  return ids;
}

export async function seedEnlaces(admin: HttpUser, proyectos: readonly DemoProyecto[]): Promise<void> {
  const ids = idsByTitulo(proyectos);
  for (const { origen, tipo, destino } of enlaces) {
    const ends = { origen: ids.get(origen), destino: ids.get(destino) };
    await admin.insist('POST', '/api/enlaces', { _id: idOf('enlace', origen, destino), tipo, ...ends });
  }
}
