import { describe, expect, it } from '@jest/globals';
import { SIN_VALOR } from '@pmp/contracts/proyectos/sin-valor';
import { CAMPOS_DE } from './campos';

/** Fields that an agent cannot write: every one costs tokens in the list of tools. */
const NOT_FOR_AN_AGENT = ['inicio', 'fin', 'tipo'];
/** What they are called in the tools. */
const NAME_OF: Partial<Record<string, string>> = {
  responsable: 'asignado',
  fechaLimite: 'vence',
  tiempoEstimado: 'horas',
};

describe('the fields of the tools', () => {
  it.each(Object.entries(SIN_VALOR))('are those that people write of an item (%s)', (tipo, fields) => {
    const known: readonly string[] = CAMPOS_DE[tipo as keyof typeof SIN_VALOR];
    const written = Object.keys(fields).filter((campo) => !NOT_FOR_AN_AGENT.includes(campo));
    expect(written.filter((campo) => !known.includes(NAME_OF[campo] ?? campo))).toEqual([]);
  });
});
