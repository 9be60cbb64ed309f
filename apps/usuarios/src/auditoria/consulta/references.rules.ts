import type { EntradaAuditoria } from '@pmp/contracts/usuarios';

/** Fields whose values are ids of people, of teams, and of things whose names the trail itself knows. */
const DE_PERSONAS = new Set(['usuario', 'asignado', 'responsable', 'creador', 'dueno']);
const DE_EQUIPOS = new Set(['equipo']);
const DE_COSAS = new Set(['epica', 'epicaId', 'historia', 'historiaId', 'historias']);
const AGENTE = 'agente';
/** The title of a message is its conversation: a team's or that of two people. */
const CONVERSACION = /^(directo|equipo)\.([0-9a-f]{24})(?:-([0-9a-f]{24}))?$/;
const ID = /^[0-9a-f]{24}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** The people, teams and things whose ids occur in the lines, and the User-Agents of browsers. */
export function referencesIn(entradas: readonly EntradaAuditoria[]): {
  personas: string[];
  equipos: string[];
  cosas: string[];
  agentes: string[];
} {
  const personas = new Set<string>();
  const equipos = new Set<string>();
  const cosas = new Set<string>();
  const agentes = new Set<string>();
  for (const { quien, entidad, titulo, cambios } of entradas) {
    if (quien) personas.add(quien);
    const [, tipo, ...ids] = (entidad === 'mensaje' && CONVERSACION.exec(titulo ?? '')) || [];
    ids.filter(isId).forEach((id) => (tipo === 'equipo' ? equipos : personas).add(id));
    for (const { campo, de, a } of cambios) {
      const found = [de, a].filter(isId);
      if (DE_PERSONAS.has(campo)) found.forEach((id) => personas.add(id));
      if (DE_EQUIPOS.has(campo)) found.forEach((id) => equipos.add(id));
      if (DE_COSAS.has(campo)) found.forEach((id) => cosas.add(id));
      if (campo === AGENTE && typeof a === 'string') agentes.add(a);
    }
  }
  return { personas: [...personas], equipos: [...equipos], cosas: [...cosas], agentes: [...agentes] };
}
