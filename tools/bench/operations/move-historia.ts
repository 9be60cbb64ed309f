import type { Operation } from './operation.ts';

/** Each call moves a different story, so that among 32 people no two move the same one at once. */
export const moveHistoria: Operation = {
  nombre: 'mover una historia',
  prepare: async ({ tablero }) => {
    const columnOf = new Map<string, number>();
    return (user, index) => {
      const historia = tablero.historias[index % tablero.historias.length]!;
      const column = ((columnOf.get(historia) ?? 0) + 1) % tablero.columnas.length;
      columnOf.set(historia, column);
      const body = { columnaDestinoId: tablero.columnas[column] };
      return user.expect(200, 'PUT', `/api/tableros/mover-historia/${historia}`, body);
    };
  },
};
