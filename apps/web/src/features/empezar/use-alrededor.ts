import type { Persona } from '@pmp/contracts/common';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePersonasElegibles } from '../../shared/personas/use-personas';
import { getEquiposElegibles } from '../../shared/queries/get-equipos-elegibles';
import { keys } from '../../shared/queries/keys';
import { useSession } from '../../shared/sesion/session';

/** The teams that a project may be made in; without any, the people with whom an administrator can make one. */
export const useAlrededor = () => {
  const { user } = useSession();
  const equipos = useQuery({
    queryKey: keys.equiposElegibles,
    queryFn: ({ signal }) => getEquiposElegibles(signal),
  });
  const [texto, setTexto] = useState('');
  const elegibles = usePersonasElegibles(texto, {
    enabled: user.rol === 'admin' && equipos.data?.length === 0,
  });
  const others = (personas: Persona[] | undefined) => personas?.filter(({ _id }) => _id !== user._id);
  return {
    user,
    equipos,
    usuarios: elegibles.query,
    /** Those of whom somebody may be chosen. */
    otras: others(elegibles.personas),
    isAlone: others(elegibles.query.data)?.length === 0,
    onText: elegibles.isWhole ? undefined : setTexto,
  };
};
