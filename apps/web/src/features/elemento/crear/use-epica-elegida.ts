import type { Epica } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useEpicasDe } from '../../../shared/arbol/use-epicas-de';
import { ultimaEpica } from './ultima-epica';

const porDefecto = (epicas: readonly Epica[], proyecto: string, wanted: string | undefined) => {
  const known = (id: string | undefined) => epicas.find(({ _id }) => _id === id);
  const abierta = epicas.find(({ estado }) => estado !== 'completada');
  return known(wanted) ?? known(ultimaEpica.get(proyecto)) ?? abierta ?? epicas[0];
};

/** The epic that a new story goes to: the one asked for, else that of the last one created. */
export const useEpicaElegida = (proyecto: string, wanted: string | undefined) => {
  const [elegida, setElegida] = useState<{ proyecto: string; epica: string }>();
  const { query, epicas } = useEpicasDe(proyecto, proyecto !== '');
  const suya = elegida?.proyecto === proyecto ? elegida.epica : wanted;
  return {
    epicas,
    epica: porDefecto(epicas, proyecto, suya)?._id,
    elegir: (epica: string) => {
      ultimaEpica.set(proyecto, epica);
      setElegida({ proyecto, epica });
    },
    isPending: query.isPending,
    error: query.error,
  };
};
