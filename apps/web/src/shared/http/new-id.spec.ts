/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { idSchema } from '@pmp/contracts/common';
import { newId } from './new-id';

it('makes valid ids, each different', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(ids.every((id) => idSchema.safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
