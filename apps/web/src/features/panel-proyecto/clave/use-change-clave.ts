import type { Proyecto } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { readRestored } from '../../../shared/deshacer/restaurar';
import { isStaleVersion } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { putClave } from './put-clave';

/** Gives the project another key; the one before it can be had back. */
export const useChangeClave = ({ _id, clave: antes, version }: Proyecto, onDone: () => void) => {
  const { t } = useTranslation('panelProyecto');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (clave: string) => putClave(_id, { clave, version }),
    onSuccess: ({ clave: ahora }) => {
      readRestored(queryClient);
      onDone();
      if (ahora === antes) return;
      deshacer.offer({
        tipo: 'cambio',
        _id: newId(),
        titulo: t('clave.cambiada', { antes, ahora }),
        undo: async () => {
          await putClave(_id, { clave: antes });
          readRestored(queryClient);
          return 0;
        },
      });
    },
    // Somebody else has changed the project: the next attempt is about what it is now.
    onError: (error) => {
      if (isStaleVersion(error)) void queryClient.invalidateQueries({ queryKey: keys.panel(_id) });
    },
  });
};
