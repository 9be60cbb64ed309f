import { describe, expect, it } from '@jest/globals';
import { composeResumen } from './resumen.rules';

const aviso = (titulo: string, accion: string | null = '/tareas/1') => ({
  titulo,
  mensaje: `Sobre ${titulo}`,
  accion,
  timestamp: new Date(),
});
const compose = (avisos: ReturnType<typeof aviso>[], nombre = 'Ana') =>
  composeResumen({ nombre, avisos, web: 'https://pmp.ejemplo.es' });

describe('composeResumen', () => {
  it('has the title of a single notification as its subject', () => {
    const { asunto, texto } = compose([aviso('Tarea asignada')]);
    expect(asunto).toBe('Tarea asignada');
    expect(texto).toContain('Tienes una notificación sin leer.');
    expect(texto).toContain('https://pmp.ejemplo.es/tareas/1');
  });

  it('counts several in the subject', () => {
    expect(compose([aviso('A'), aviso('B')]).asunto).toBe('Tienes 2 notificaciones sin leer');
  });

  it('lists thirty and counts the rest', () => {
    const { texto, html } = compose(Array.from({ length: 31 }, (_, index) => aviso(`n.º ${index}`)));
    expect(texto).toContain('n.º 29');
    expect(texto).not.toContain('n.º 30');
    expect(texto).toContain('Y una notificación más: https://pmp.ejemplo.es/notificaciones');
    expect(html.match(/<li /g)).toHaveLength(30);
  });

  it('shows HTML in names and texts as plain text', () => {
    const evil = `<script>alert("1")</script>&'`;
    const { html } = compose([aviso(evil), aviso(evil, null), aviso('x', '/tareas/"><b>')], evil);
    expect(html).not.toMatch(/<script|<b>|"1"/);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;');
  });
});
