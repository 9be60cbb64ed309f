import { describe, expect, it } from '@jest/globals';
import { ESTADOS_TRABAJO, historiaSchema, type Historia } from '@pmp/contracts/proyectos';
import { ESTADOS_HISTORIA, historiaDeSprintSchema, type HistoriaDeSprint } from '@pmp/contracts/sprints';
import { z } from 'zod';

/** Does not compile for two types that differ in anything, also where each could be assigned to the other. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

describe('a story of a sprint', () => {
  it('has the shape that its owner returns, although the two contracts may not import each other', () => {
    const same: Same<HistoriaDeSprint, Historia> = true;
    expect(same).toBe(true);
    expect(z.toJSONSchema(historiaDeSprintSchema)).toEqual(z.toJSONSchema(historiaSchema));
    expect(ESTADOS_HISTORIA).toEqual(ESTADOS_TRABAJO);
  });
});
