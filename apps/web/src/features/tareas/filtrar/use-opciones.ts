import type { Tarea } from '@pmp/contracts/proyectos';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { etiquetasOf } from '../../../shared/elementos/etiquetas';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';
import { useEtiquetas } from '../../../shared/queries/use-etiquetas';
import { personasOf } from './personas';

interface Leida {
  /** The project of the filter; empty: any. */
  proyecto: string;
  /** There are more tasks than have been read: they alone do not say what there is to choose. */
  isPart: boolean;
}

const byName = (a: { nombre: string }, b: { nombre: string }) => a.nombre.localeCompare(b.nombre);

/** The people and the labels that the list can be filtered by. */
export const useOpciones = (tareas: readonly Tarea[], { proyecto, isPart }: Leida) => {
  const equipos = useQuery({
    queryKey: keys.equipos,
    queryFn: async ({ signal }) => (await pedir(rutasEquipos.listar, { signal })).equipos,
    enabled: isPart,
  });
  const propias = useEtiquetas(proyecto, isPart && proyecto !== '');
  const personas = useMemo(() => {
    const people = (isPart ? (equipos.data ?? []) : []).flatMap(({ miembros }) =>
      miembros.map(({ usuario: { _id, nombre, avatar } }) => ({ _id, nombre, avatar })),
    );
    return [...new Map([...people, ...personasOf(tareas)].map((each) => [each._id, each])).values()].sort(
      byName,
    );
  }, [equipos.data, isPart, tareas]);
  const etiquetas = useMemo(() => {
    const named = (isPart ? (propias.data ?? []) : []).map(({ _id, nombre, color }) => ({
      _id,
      nombre,
      color,
      de: { proyecto },
    }));
    return [...new Map([...named, ...etiquetasOf(tareas)].map((each) => [each._id, each])).values()].sort(
      byName,
    );
  }, [propias.data, isPart, proyecto, tareas]);
  return { personas, etiquetas };
};
