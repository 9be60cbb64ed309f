import { describe, expect, it } from '@jest/globals';
import { ANA, EQUIPO, EVA, id, LUIS, PROYECTO, unaTarea, vistaDe, nov } from '../../test/escenario';
import { tareaVencida } from '../reglas/plazos/tarea-vencida.rules';
import { alertasOf, offeredTo } from './alerta.rules';

const [hallazgo] = tareaVencida.evaluate(vistaDe({ tareas: [unaTarea({ fechaLimite: nov(16) })] }));
const alertaOf = (fields: Partial<NonNullable<typeof hallazgo>>, personas = EQUIPO) =>
  alertasOf([{ proyecto: PROYECTO, hallazgos: [{ ...hallazgo!, ...fields }], personas }], 'reglas')[0]!;

describe('the id of an alert', () => {
  it('depends on its cause alone', () => {
    const { id: same } = alertaOf({});
    expect(same).toMatch(/^[0-9a-f]{24}$/);
    expect(alertaOf({ titulo: 'Otro', severidad: 'baja', usuarios: [ANA] }).id).toBe(same);
    for (const other of [{ causa: 'otra' }, { item: id(41) }, { regla: 'epica-sin-avance' } as const]) {
      expect(alertaOf(other).id).not.toBe(same);
    }
  });
});

describe('the people whom an alert concerns', () => {
  it('are those it names, each once', () => {
    expect(alertaOf({ usuarios: [LUIS, EVA, LUIS] }).usuarios).toEqual([LUIS, EVA]);
  });

  it('are the admins of the team when it names nobody, or nobody who can be told', () => {
    const personas = EQUIPO.map((persona) => ({ ...persona, activa: persona._id !== LUIS }));
    expect(alertaOf({ usuarios: [] }).usuarios).toEqual([ANA]);
    expect(alertaOf({ usuarios: [LUIS, id(77)] }, personas).usuarios).toEqual([ANA]);
  });

  it('are the whole team when it has no admin', () => {
    const personas = EQUIPO.map((persona) => ({ ...persona, rolEquipo: 'miembro' as const }));
    expect(alertaOf({ usuarios: [] }, personas).usuarios).toEqual([ANA, EVA, LUIS]);
  });

  it('may include a global admin outside the team, but nobody else outside it', () => {
    const outside = { ...EQUIPO[0]!, _id: id(77), rolEquipo: null };
    expect(alertaOf({ usuarios: [id(77)] }, [...EQUIPO, outside]).usuarios).toEqual([ANA]);
    const admin = { ...outside, admin: true };
    expect(alertaOf({ usuarios: [id(77)] }, [...EQUIPO, admin]).usuarios).toEqual([id(77)]);
  });
});

describe('the people offered to a reader', () => {
  const offered = (reader: string, concerned: string[], personas = EQUIPO) => {
    const { usuarios, delEquipo } = offeredTo(reader, concerned, personas);
    return { ids: usuarios.map((usuario) => usuario.id), delEquipo };
  };

  it('are those it concerns, the reader too', () => {
    expect(offered(ANA, [LUIS, ANA])).toEqual({ ids: [ANA, LUIS], delEquipo: false });
  });

  it('are the team’s when it concerns nobody else who can be told', () => {
    const team = { ids: [ANA, EVA, LUIS], delEquipo: true };
    expect(offered(ANA, [ANA])).toEqual(team);
    expect(offered(ANA, [])).toEqual(team);
    expect(offered(ANA, [id(77)])).toEqual(team);
    const personas = EQUIPO.map((persona) => ({ ...persona, activa: persona._id !== LUIS }));
    expect(offered(ANA, [LUIS], personas)).toEqual({ ids: [ANA, EVA], delEquipo: true });
  });
});
