import { describe, expect, it } from '@jest/globals';
import { IDIOMAS } from '@pmp/contracts/usuarios';
import { composeResetMail } from './reset-mail.rules';

const ENLACE = 'https://pmp.ejemplo.es/restablecer/abc';

describe('the mail that resets a password', () => {
  it.each(IDIOMAS)('in %s has the link and its expiry, in text and in HTML', (idioma) => {
    const { texto, html } = composeResetMail('Ana', idioma, ENLACE);
    for (const part of [texto, html]) {
      expect(part).toContain(ENLACE);
      expect(part).toContain('30');
    }
    expect(html).toContain(`lang="${idioma}"`);
  });

  it('shows a name as written, without running HTML in it', () => {
    const { texto, html } = composeResetMail('<b>Ana & "yo"</b>', 'es', ENLACE);
    expect(texto).toContain('Hola, <b>Ana & "yo"</b>:');
    expect(html).toContain('Hola, &lt;b&gt;Ana &amp; &quot;yo&quot;&lt;/b&gt;:');
  });
});
