import { describe, expect, it } from '@jest/globals';
import type { EntradaAuditoria } from '@pmp/contracts/usuarios';
import { referencesIn } from './references.rules';

const [UNO, DOS, TRES] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const entrada = (over: Partial<EntradaAuditoria>) =>
  ({ quien: null, entidad: 'tarea', titulo: null, cambios: [], ...over }) as EntradaAuditoria;
const sent = (titulo: string) => referencesIn([entrada({ entidad: 'mensaje', titulo })]);

describe('referencesIn', () => {
  it('finds who did it, the people, teams and things in its changes, and the browsers', () => {
    const cambios = [
      { campo: 'asignado', de: UNO, a: DOS },
      { campo: 'equipo', de: null, a: TRES },
      { campo: 'epica', de: DOS, a: TRES },
      { campo: 'titulo', de: null, a: UNO },
      { campo: 'agente', de: null, a: 'Mozilla' },
    ];
    expect(referencesIn([entrada({ quien: TRES, cambios })])).toEqual({
      personas: [TRES, UNO, DOS],
      equipos: [TRES],
      cosas: [DOS, TRES],
      agentes: ['Mozilla'],
    });
  });

  it('finds the team or people of a message’s conversation', () => {
    expect(sent(`equipo.${UNO}`)).toMatchObject({ personas: [], equipos: [UNO] });
    expect(sent(`directo.${UNO}-${DOS}`)).toMatchObject({ personas: [UNO, DOS], equipos: [] });
    expect(sent(`proyecto.${UNO}`)).toMatchObject({ personas: [], equipos: [] });
    expect(sent('otra cosa')).toMatchObject({ personas: [], equipos: [] });
  });

  it('reads the title as a conversation only for a message', () => {
    expect(referencesIn([entrada({ titulo: `equipo.${UNO}` })])).toMatchObject({ equipos: [] });
  });
});
