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

  it('refuses a text made to keep the pattern busy at once', () => {
    const start = process.cpuUsage();
    expect(correoSchema.safeParse(`a@${'.'.repeat(100_000)}@`).success).toBe(false);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500);
  });
});
