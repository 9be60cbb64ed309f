import { escribir, escribirValor, leer } from '@pmp/consulta';
import type { TareasQuery } from './person-reader';
import type { Contexto } from './respuestas/contexto/contexto';

export const condicion = (campo: string, valores: readonly string[] = []): string | false =>
  valores.length > 0 && `${campo}:${valores.map((valor) => escribirValor(valor)).join(',')}`;

const quien = (asignado: string, { reader, persona }: Contexto): string => {
  if (asignado === reader.persona._id) return 'yo';
  return asignado === persona?._id ? persona.nombre : asignado;
};

/** The parts that stand for something in the language of queries, as it is written; null: it would not be read. */
export function qOf(partes: readonly (string | null | false | undefined)[]): string | null {
  const { consulta } = leer(partes.filter(Boolean).join(' '));
  return consulta ? escribir(consulta) : null;
}

/** Where the question is: in one project, in an epic, without somebody. */
export const qDeContexto = ({ proyecto, epica, excepto }: Contexto): (string | false | null)[] => [
  proyecto && condicion('proyecto', [proyecto.clave]),
  epica && condicion('epica', [epica.titulo]),
  excepto.epica && `-${condicion('epica', [excepto.epica.titulo])}`,
  ...excepto.personas.map(({ nombre }) => `-${condicion('asignado', [nombre])}`),
];

/** What was asked of the tasks, as anybody would write it; null: the language has no words for it. */
export function qDeTareas(
  pedidas: TareasQuery,
  contexto: Contexto,
  sprints: readonly string[] = [],
): string | null {
  const { asignado, estados, prioridades, tipos, limiteDesde, limiteAntesDe, orden } = pedidas;
  return qOf([
    'tipo:tarea',
    ...qDeContexto(contexto),
    condicion('sprint', sprints),
    pedidas.abiertas && 'abierta',
    condicion('estado', estados),
    condicion('prioridad', prioridades),
    condicion('tipo', tipos),
    asignado === null && 'asignado:nadie',
    asignado && condicion('asignado', [quien(asignado, contexto)]),
    limiteDesde && `vence>=${limiteDesde}`,
    limiteAntesDe && `vence<${limiteAntesDe === contexto.hoy ? 'hoy' : limiteAntesDe}`,
    pedidas.sinFecha && 'sin:vence',
    pedidas.sinEstimar && 'sin:horas',
    orden && (orden === 'limite' ? 'orden:vence' : 'orden:-actualizada'),
  ]);
}
