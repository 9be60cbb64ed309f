import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AttackedProduct, startAttacked } from './attacked-product.ts';
import { ATTACKS } from './attacks.ts';

const START_LIMIT_MS = 240_000;
const ATTACK_LIMIT_MS = 60_000;
const PLAN = { seed: 2026, perRoute: 2, wants: () => true };

/** The quick attacks; `npm run ataque` runs all of them, with many more requests. */
const QUICK = [
  'rutas con fila',
  'eventos de socket × papeles',
  'peticiones torcidas',
  'cabeceras',
  'proyectos que cambian de equipo',
  'equipos recién hechos',
  'alcance de los tokens',
  'textos que dirigen a un agente',
  'lo que queda de un derecho retirado',
  'registros',
];

let attacked: AttackedProduct;
beforeAll(async () => {
  attacked = await startAttacked();
}, START_LIMIT_MS);
afterAll(() => attacked.stop());

describe('the running product', () => {
  it.each(ATTACKS.filter(({ nombre }) => QUICK.includes(nombre)))(
    'withstands the attack: $nombre',
    async ({ run }) => {
      const { faults, checked } = attacked.target.findings;
      faults.length = 0;
      await run(attacked.target, PLAN);
      expect(attacked.target.findings.checked).toBeGreaterThan(checked);
      expect(faults).toEqual([]);
    },
    ATTACK_LIMIT_MS,
  );
});
