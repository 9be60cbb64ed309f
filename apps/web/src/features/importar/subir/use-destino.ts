import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getEquiposElegibles } from '../../../shared/queries/get-equipos-elegibles';
import { keys } from '../../../shared/queries/keys';
import { useProyectos } from '../../../shared/queries/use-proyectos';

export type Clase = 'nuevo' | 'existente';

/** Where the work goes: a project of the address, or the first team. */
export const useDestino = () => {
  const asked = useSearchParams()[0].get('proyecto');
  const [clase, setClase] = useState<Clase>(asked ? 'existente' : 'nuevo');
  const [proyecto, setProyecto] = useState(asked);
  const [equipo, setEquipo] = useState<string>();
  const proyectos = useProyectos().data ?? [];
  const query = useQuery({
    queryKey: keys.equiposElegibles,
    queryFn: ({ signal }) => getEquiposElegibles(signal),
  });
  const { data: equipos = [], isSuccess } = query;
  const team = equipo ?? equipos[0]?._id ?? null;
  const destino = clase === 'nuevo' ? (team ? { equipo: team } : null) : proyecto ? { proyecto } : null;
  return {
    clase,
    setClase,
    proyecto,
    setProyecto,
    proyectos,
    equipo: team,
    setEquipo,
    equipos,
    query,
    /** Nothing can be brought yet: there is no project, and no team to make one in. */
    sinEquipo: isSuccess && equipos.length === 0 && proyectos.length === 0,
    destino,
  };
};
