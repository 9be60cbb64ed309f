import { escribir, escribirValor, leer } from '@pmp/consulta';
import type { TareasQuery } from './person-reader';
import type { Contexto } from './respuestas/contexto/contexto';

const condicion = (campo: string, valores: readonly string[] = []): string | false =>
  valores.length > 0 && `${campo}:${valores.map((valor) => escribirValor(valor)).join(',')}`;

const quien = (asignado: string, { reader, persona }: Contexto): string => {
  if (asignado === reader.persona._id) return 'yo';
  return asignado === persona?._id ? persona.nombre : asignado;
};

/** What was asked of the tasks, as anybody would write it; null: the language has no words for it. */
export function qDeTareas(pedidas: TareasQuery, contexto: Contexto): string | null {
  const { asignado, estados, prioridades, tipo, limiteDesde, limiteAntesDe, orden } = pedidas;
  if (pedidas.historia || pedidas.historias) return null;
  const partes = [
    'tipo:tarea',
    contexto.proyecto && condicion('proyecto', [contexto.proyecto.clave]),
    pedidas.abiertas && 'abierta',
    condicion('estado', estados),
    condicion('prioridad', prioridades),
    tipo && condicion('tipo', [tipo]),
    asignado === null && 'asignado:nadie',
    asignado && condicion('asignado', [quien(asignado, contexto)]),
    limiteDesde && `vence>=${limiteDesde}`,
    limiteAntesDe && `vence<${limiteAntesDe === contexto.hoy ? 'hoy' : limiteAntesDe}`,
    pedidas.sinFecha && 'sin:vence',
    orden && (orden === 'limite' ? 'orden:vence' : 'orden:-actualizada'),
  ];
  const { consulta } = leer(partes.filter(Boolean).join(' '));
  return consulta ? escribir(consulta) : null;
}
