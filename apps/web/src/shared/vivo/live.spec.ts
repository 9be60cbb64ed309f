import { expect, it } from '@jest/globals';
import { CODIGO_OF_KIND, errorReplySchema, type ErrorKind, STATUS_OF_KIND } from '@pmp/contracts/common';
import { STATUS_OF_CODIGO } from './live';

it('every code of the contract has its status, and the API’s documentation names it', () => {
  const kinds = Object.keys(CODIGO_OF_KIND) as ErrorKind[];
  expect(STATUS_OF_CODIGO).toEqual(
    Object.fromEntries(kinds.map((kind) => [CODIGO_OF_KIND[kind], STATUS_OF_KIND[kind]])),
  );
  for (const codigo of Object.values(CODIGO_OF_KIND))
    expect(errorReplySchema.shape.codigo.description).toContain(codigo);
});
