import { describe, expect, it } from '@jest/globals';
import { NOMBRES_COLUMNA } from '@pmp/contracts/sprints';
import { Types } from 'mongoose';
import { TableroBody } from './tablero-body';
import type { TableroDoc } from './tablero.model';

const tablero = {
  _id: new Types.ObjectId(),
  nombre: 'Tablero Principal',
  descripcion: '',
  proyecto: new Types.ObjectId().toHexString(),
  columnas: NOMBRES_COLUMNA.map((nombre) => ({ _id: new Types.ObjectId(), nombre })),
  version: 1,
} as unknown as TableroDoc;

describe('the compressed reply of a board', () => {
  it('keeps no more memory than its own bytes', async () => {
    const body = await new TableroBody().read('"1"', tablero, null);
    expect(body.length).toBeGreaterThan(0);
    expect(body.buffer.byteLength).toBe(body.length);
  });
});
