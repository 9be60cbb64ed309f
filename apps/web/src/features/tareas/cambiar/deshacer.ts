import type { Tarea, TareasLote } from '@pmp/contracts/proyectos';

type Cambios = TareasLote['cambios'];

/** A change of many tasks that was made. */
export interface Hecho {
  cambios: Cambios;
  antes: Tarea[];
  despues: Tarea[];
}

const valueOf = (campo: string, tarea: Tarea) => {
  const value = tarea[campo as 'estado' | 'prioridad' | 'asignado'];
  return typeof value === 'object' ? (value?._id ?? null) : value;
};

/** The changes that restore the old values, one per value; tasks that were changed again since are left out. */
export const undoOf = ({ cambios, antes, despues }: Hecho, ahora: Tarea[]) => {
  const versions = new Map(despues.map(({ _id, version }) => [_id, version]));
  const untouched = new Set(
    ahora.filter(({ _id, version }) => versions.get(_id) === version).map(({ _id }) => _id),
  );
  return Object.keys(cambios).flatMap((campo) => {
    const byValue = new Map<string | null, string[]>();
    for (const tarea of antes) {
      const value = valueOf(campo, tarea);
      if (untouched.has(tarea._id)) byValue.set(value, [...(byValue.get(value) ?? []), tarea._id]);
    }
    return [...byValue].map(([value, ids]) => ({ ids, cambios: { [campo]: value } as Cambios }));
  });
};
