import { describe, expect, it } from '@jest/globals';
import { commentPath, commentText } from './comentario.rules';

describe('a comment', () => {
  it('is shown with its author, or with somebody when that is not known', () => {
    const comentario = { titulo: 'Pagos', extracto: '¿Lo vemos?' };
    expect(commentText(comentario, 'Ana')).toBe('Ana ha comentado «Pagos»: ¿Lo vemos?');
    expect(commentText(comentario, null)).toBe('Alguien ha comentado «Pagos»: ¿Lo vemos?');
  });

  it('links to its place at the task or the story', () => {
    expect(commentPath('c1', { entidad: 'tarea', _id: 't1' }, 'p1')).toBe('/tareas/t1?comentario=c1');
    const historia = { entidad: 'historia', _id: 'h1' } as const;
    expect(commentPath('c1', historia, 'p1')).toBe('/backlog/p1?historia=h1&comentario=c1');
  });
});
