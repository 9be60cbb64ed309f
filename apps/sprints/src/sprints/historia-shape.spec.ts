import { ESTADOS_TRABAJO, historiaSchema, type Historia } from '@pmp/contracts/proyectos';
import { ESTADOS_HISTORIA, historiaDeSprintSchema, type HistoriaDeSprint } from '@pmp/contracts/sprints';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

describe('a story of a sprint', () => {
  it('has the shape that its owner returns, although the two contracts may not import each other', () => {
    expectTypeOf<HistoriaDeSprint>().toEqualTypeOf<Historia>();
    expect(z.toJSONSchema(historiaDeSprintSchema)).toEqual(z.toJSONSchema(historiaSchema));
    expect(ESTADOS_HISTORIA).toEqual(ESTADOS_TRABAJO);
  });
});
