import { describe, expect, it } from '@jest/globals';
import { sayAviso } from '@pmp/contracts/notificaciones';
import { commentAviso, commentPath } from './comentario.rules';

describe('a comment', () => {
  it('is shown with its author, or with somebody when that is not known', () => {
    const comentario = { titulo: 'Pagos', extracto: '¿Lo vemos?' };
    expect(sayAviso(commentAviso(comentario, 'Ana')).mensaje).toBe('Ana ha comentado «Pagos»: ¿Lo vemos?');
    expect(sayAviso(commentAviso(comentario, null)).mensaje).toBe('Alguien ha comentado «Pagos»: ¿Lo vemos?');
  });

  it('links to its place at the task or the story', () => {
    expect(commentPath('c1', { entidad: 'tarea', _id: 't1' }, 'p1')).toBe('/tareas/t1?comentario=c1');
    const historia = { entidad: 'historia', _id: 'h1' } as const;
    expect(commentPath('c1', historia, 'p1')).toBe('/backlog/p1?historia=h1&comentario=c1');
  });
});
