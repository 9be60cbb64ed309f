import { describe, expect, it } from '@jest/globals';
import { correoSchema } from './usuario';

describe('correoSchema', () => {
  it.each(['ana@ejemplo.es', ' a.b+c@sub.ejemplo.com '])('accepts %j', (correo) => {
    expect(correoSchema.parse(correo)).toBe(correo.trim());
  });

  it.each(['', 'ana', 'ana@ejemplo', 'a b@c.d', 'a@b@c.d', `${'a'.repeat(250)}@b.es`])(
    'refuses %j',
    (correo) => {
      expect(correoSchema.safeParse(correo).success).toBe(false);
    },
  );

  it('rejects at once a text built to make the pattern backtrack for minutes', () => {
    const start = process.cpuUsage();
    expect(correoSchema.safeParse(`a@${'.'.repeat(100_000)}@`).success).toBe(false);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500);
  });
});
