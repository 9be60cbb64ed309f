import type { Destino } from '@pmp/contracts/proyectos';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { useQuery } from '@tanstack/react-query';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';
import { useProyectos } from '../../../shared/queries/use-proyectos';

/** Those whom work in the destination can be given to: the members of its team. */
export const usePersonas = (destino: Destino): { value: string; label: string }[] => {
  const proyectos = useProyectos().data ?? [];
  const { data = [] } = useQuery({
    queryKey: keys.equipos,
    queryFn: async ({ signal }) => (await pedir(rutasEquipos.listar, { signal })).equipos,
  });
  const equipo =
    'nuevo' in destino
      ? destino.nuevo.equipo
      : proyectos.find(({ _id }) => _id === destino.proyecto)?.equipo._id;
  const miembros = data.find(({ _id }) => _id === equipo)?.miembros ?? [];
  return miembros.map(({ usuario }) => ({ value: usuario._id, label: usuario.nombre }));
};
