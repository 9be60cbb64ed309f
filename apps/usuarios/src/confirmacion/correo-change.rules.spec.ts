import { describe, expect, it } from '@jest/globals';
import { IDIOMAS } from '@pmp/contracts/usuarios';
import { composeCorreoChange } from './correo-change.rules';

describe('the mail to an address that an account no longer has', () => {
  it.each(IDIOMAS)('in %s has no link and names no address', (idioma) => {
    const { asunto, texto, html } = composeCorreoChange('Ana', idioma);
    for (const part of [asunto, texto, html]) expect(part).not.toMatch(/https?:|href|@/);
    expect(html).toContain(`lang="${idioma}"`);
  });

  it('has a different text in each language', () => {
    const asuntos = IDIOMAS.map((idioma) => composeCorreoChange('Ana', idioma).asunto);
    expect(new Set(asuntos).size).toBe(IDIOMAS.length);
  });
});
