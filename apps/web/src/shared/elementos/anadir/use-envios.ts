import type { Historia } from '@pmp/contracts/proyectos';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrors } from '../../http/errors';
import { newId } from '../../http/new-id';
import { createElemento } from '../cambiar/save-elemento';
import { enterSprint } from './enter-sprint';
import type { Sitio } from './crear';

export interface Envio {
  _id: string;
  titulo: string;
  error?: string;
}

/** Items being created, one at a time to keep their order; failed ones wait for the person's decision. */
export const useEnvios = (
  entidad: 'historia' | 'tarea',
  padre: string,
  proyectoId: string,
  { estado, sprint, colocar }: Pick<Sitio, 'estado' | 'sprint' | 'colocar'> = {},
) => {
  const { t } = useTranslation('backlog');
  const [envios, setEnvios] = useState<Envio[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const send = (envio: Envio) => {
    const place = entidad === 'historia' ? { epicaId: padre } : { historiaId: padre };
    queue.current = queue.current
      .then(() =>
        createElemento(entidad, {
          _id: envio._id,
          titulo: envio.titulo,
          proyecto: proyectoId,
          ...place,
          ...(estado && { estado }),
        }),
      )
      .then(async (creado) => {
        if (sprint) await enterSprint(creado as Historia, sprint);
        await colocar?.(creado as Historia);
      })
      .then(
        () => setEnvios((now) => now.filter(({ _id }) => _id !== envio._id)),
        (failure: unknown) => {
          const error = fieldErrors(failure)[0]?.message ?? errorText(failure, t(`error.${entidad}`));
          setEnvios((now) => now.map((each) => (each._id === envio._id ? { ...each, error } : each)));
        },
      );
  };

  return {
    envios,
    add: (titulos: string[]) => {
      const nuevos = titulos.map((titulo) => ({ _id: newId(), titulo }));
      setEnvios((now) => [...now, ...nuevos]);
      nuevos.forEach(send);
    },
    retry: ({ _id, titulo }: Envio) => {
      const again = { _id, titulo };
      setEnvios((now) => now.map((each) => (each._id === _id ? again : each)));
      send(again);
    },
    discard: (envio: Envio) => setEnvios((now) => now.filter(({ _id }) => _id !== envio._id)),
  };
};
