import { describe, expect, it } from '@jest/globals';
import type { FactDefinition } from '@pmp/contracts/common';
import type { UnitOfWork } from '@pmp/platform';
import { AccessReporter } from './access-reporter';

type Told = { _id: string | null; correo?: string | null; veces?: number };

/** Everything published, one list per transaction. */
function listening() {
  const told: Told[][] = [];
  const run = (work: (tx: object) => void) => {
    const facts: Told[] = [];
    work({ fact: (_def: FactDefinition, datos: Told) => facts.push(datos) });
    told.push(facts);
    return Promise.resolve();
  };
  return { told, accessReporter: new AccessReporter({ run } as unknown as UnitOfWork) };
}
const rechazo = (correo: string) => ({
  _id: null,
  correo,
  motivo: 'credenciales' as const,
  direccion: '203.0.113.7',
});

describe('reports of sign-ins and refused ones', () => {
  it('are published together, repeated tries as one with their number', async () => {
    const { told, accessReporter } = listening();
    accessReporter.started({ _id: '6920a1b2c3d4e5f600000001', nombre: 'Ana', direccion: '', agente: '' });
    for (let i = 0; i < 3; i++) accessReporter.refused(rechazo('ana@ejemplo.es'));
    await accessReporter.flush();
    await accessReporter.flush();
    expect(told.map((facts) => facts.map(({ veces }) => veces))).toEqual([[undefined, 3]]);
  });

  it('are grouped by address when there are more accounts than a person would mean', async () => {
    const { told, accessReporter } = listening();
    for (let i = 0; i < 5_000; i++) accessReporter.refused(rechazo(`n${i}@ejemplo.es`));
    await accessReporter.flush();
    expect(told[0]).toHaveLength(101);
    expect(told[0]?.at(-1)).toMatchObject({ correo: null, veces: 4_900 });
  });

  it('are still counted when there are more addresses than that', async () => {
    const { told, accessReporter } = listening();
    for (let i = 0; i < 5_000; i++)
      accessReporter.refused({ ...rechazo(`n${i}@ejemplo.es`), direccion: `203.0.${i}` });
    await accessReporter.flush();
    expect(told[0]).toHaveLength(201);
    expect(told[0]?.reduce((total, { veces = 0 }) => total + veces, 0)).toBe(5_000);
  });
});
