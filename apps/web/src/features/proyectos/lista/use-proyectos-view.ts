import type { Proyecto } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { isUnavailable } from '../../../shared/http/errors';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { SAMPLE_PROYECTOS } from '../ejemplo/samples';

export interface SampleStore {
  save: (proyecto: Proyecto) => void;
  remove: (id: string) => void;
}

/** The real projects, or the samples until the first answer; never both. */
export const useProyectosView = () => {
  const query = useProyectos();
  const [samples, setSamples] = useState(SAMPLE_PROYECTOS);
  const sampled = !query.data && isUnavailable(query.error);
  const store: SampleStore = {
    save: (proyecto) =>
      setSamples((all) =>
        all.some(({ _id }) => _id === proyecto._id)
          ? all.map((each) => (each._id === proyecto._id ? proyecto : each))
          : [proyecto, ...all],
      ),
    remove: (id) => setSamples((all) => all.filter(({ _id }) => _id !== id)),
  };
  return {
    query,
    sampled,
    proyectos: sampled ? samples : query.data,
    sampleStore: sampled ? store : undefined,
  };
};
