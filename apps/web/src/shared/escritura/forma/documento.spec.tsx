import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { anId } from '../../testing/datos/builders';
import { ClavesConocidas } from '../../navegar/clave';
import { ENLACES, HTML, PESADOS } from '../../testing/datos/ataques';
import { leer } from './nodos';
import Documento, { type DocumentoProps } from './documento';

const ana = { _id: anId(), nombre: 'Ana García', avatar: null };

const show = (texto: string, props: Partial<DocumentoProps> = {}) =>
  render(
    <MemoryRouter>
      <ClavesConocidas value={/TIENDA-\d+/gu}>
        <Documento texto={texto} mencionadas={[ana]} plain={texto} {...props} />
      </ClavesConocidas>
    </MemoryRouter>,
  ).container;

const FORMA = `# Contexto

Uno **fuerte**, *otro*, ~~viejo~~ y \`código\`.
Otra línea.

> cita

- uno
- dos

3. tres

| a | b |
|:-:|--:|
| 1 | 2 |

---

\`\`\`ts
const a = 1;
\`\`\``;

describe('a text with form', () => {
  it('shows each part of Markdown as what it is, and a new line as one', () => {
    const page = show(FORMA);
    expect(screen.getByRole('heading', { level: 3, name: 'Contexto' })).toBeTruthy();
    const first = [...page.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)[0];
    expect(first).toMatch(
      /^Uno <strong.*>fuerte<\/strong>, <em>otro<\/em>, <s>viejo<\/s> y <code.*>código<\/code>\.<br>Otra línea\.$/,
    );
    expect(page.querySelector('blockquote')?.textContent).toBe('cita');
    expect([...page.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual([
      'uno',
      'dos',
    ]);
    expect(page.querySelector('ol')?.start).toBe(3);
    expect(page.querySelectorAll('th, td')).toHaveLength(4);
    expect(page.querySelector('th')?.className).toContain('text-center');
    expect(page.querySelector('hr')).toBeTruthy();
    expect(page.querySelector('pre code')?.textContent).toBe('const a = 1;');
  });

  it('finds mentioned people, keys and addresses, but not in code or inside a link', () => {
    const page = show(
      '**@Ana García** mira TIENDA-42, www.pmp.es, ana@pmp.es y node.js; `TIENDA-1` [TIENDA-2](/mensajes)',
    );
    expect(page.querySelector('[data-tone]')?.textContent).toBe('@Ana García');
    expect([...page.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
      ['TIENDA-42', '/TIENDA-42'],
      ['www.pmp.es', 'http://www.pmp.es/'],
      ['ana@pmp.es', 'mailto:ana@pmp.es'],
      ['TIENDA-2', '/mensajes'],
    ]);
  });

  it('names whoever was chosen, whatever the name is, and takes nothing else for a person', () => {
    const page = show('Lo lleva [@Luis Gil](persona:65a000000000000000000001), no [@Ana](persona:nadie)');
    expect([...page.querySelectorAll('[data-tone]')].map((each) => each.textContent)).toEqual(['@Luis Gil']);
    expect(page.querySelector('a')).toBeNull();
    expect(page.textContent).toBe('Lo lleva @Luis Gil, no @Ana');
  });

  it('shows code with the colours of its language, and as it is where it has none', async () => {
    const page = show('```ts\nconst a = "<b>";\n```\n\n```nada\nconst a;\n```');
    await waitFor(() => expect(page.querySelector('pre [data-tone]')?.textContent).toBe('const'));
    expect([...page.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      'const a = "<b>";',
      'const a;',
    ]);
    expect(page.querySelectorAll('code')[1]?.querySelector('[data-tone]')).toBeNull();
  });

  it('of a single line shows no blocks', () => {
    const page = show('# **uno** y `dos`', { enLinea: true });
    expect(page.innerHTML).toMatch(
      /^<span class=""># <strong.*>uno<\/strong> y <code.*>dos<\/code><\/span>$/,
    );
  });

  it('says which line of it is ticked', () => {
    const onMarcar = jest.fn<(linea: number, hecho: boolean) => void>();
    show('Pasos:\n\n- [ ] uno\n- [x] **dos**\n  - [ ] tres', { onMarcar });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'dos' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'tres' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'dos' }));
    expect(onMarcar.mock.calls).toEqual([
      [4, true],
      [3, false],
    ]);
  });

  it('can only be read where nobody may tick it', () => {
    show('- [ ] uno');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'uno' }).disabled).toBe(true);
  });
});

const ALLOWED = new Set(
  'div span p br hr h3 h4 h5 h6 strong em s code pre a ul ol li blockquote table thead tbody tr th td input button svg path rect'.split(
    ' ',
  ),
);
const SAFE = /^(?:https?:\/\/|mailto:|\/(?!\/))/;

/** What could run, load or lead somewhere by itself. */
const harmOf = (page: Element): string[] =>
  [...page.querySelectorAll('*')].flatMap((element) => [
    ...(ALLOWED.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name.startsWith('on') || ['style', 'src', 'srcdoc', 'action', 'xlink:href'].includes(name))
        return [`${name}=${value}`];
      return name === 'href' && !SAFE.test(value) ? [`href=${value}`] : [];
    }),
  ]);

/** Those that show anything to be afraid of, drawn together: one by one, React alone would take a second. */
const harmful = (textos: readonly string[], props?: Partial<DocumentoProps>) =>
  textos.flatMap((texto) => {
    const harm = harmOf(show(texto, props));
    cleanup();
    return harm.length > 0 ? [{ texto, harm }] : [];
  });

describe('an attack', () => {
  it('by a link leads nowhere', () => expect(harmful(ENLACES)).toEqual([]));

  it('by markup is text', () => expect(harmful(HTML)).toEqual([]));

  it('by markup in a line is text', () => expect(harmful(HTML, { enLinea: true })).toEqual([]));

  // A reader that takes the square of the length never ends; how long a loaded machine draws thousands of parts says nothing.
  it.each(Object.entries(PESADOS))('by weight, %s, comes to an end', (_name, texto) => {
    for (const enLinea of [false, true]) {
      const partes = leer(texto, enLinea);
      expect(partes === undefined || partes.length > 0).toBe(true);
    }
  });
});
