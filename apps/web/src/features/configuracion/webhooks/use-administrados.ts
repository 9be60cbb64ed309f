import type { Proyecto } from '@pmp/contracts/proyectos';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { useQuery } from '@tanstack/react-query';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { useSession } from '../../../shared/sesion/session';

/** The projects whose team the person administers; undefined: not known yet. */
export const useAdministrados = (): Proyecto[] | undefined => {
  const { user } = useSession();
  const proyectos = useProyectos();
  const equipos = useQuery({
    queryKey: keys.equipos,
    queryFn: async ({ signal }) => (await pedir(rutasEquipos.listar, { signal })).equipos,
  });
  if (!proyectos.data || (user.rol !== 'admin' && !equipos.data)) return undefined;
  if (user.rol === 'admin') return proyectos.data;
  const mine = new Set(
    equipos.data
      ?.filter(({ miembros }) =>
        miembros.some(({ usuario, rol }) => usuario._id === user._id && rol === 'admin'),
      )
      .map(({ _id }) => _id),
  );
  return proyectos.data.filter(({ equipo }) => mine.has(equipo._id));
};
