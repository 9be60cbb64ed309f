import type { Enlace } from '@pmp/contracts/proyectos';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { ofrecer, type Undo } from '../../../shared/deshacer/ofrecer';
import { errorText } from '../../../shared/http/errors';
import { desenlazar, enlazar } from './enlazar';

/** Makes and removes links, each with an offer to undo it. */
export const useEnlazar = () => {
  const { t } = useTranslation(['backlog', 'comun']);
  const queryClient = useQueryClient();
  const attempt = (cambio: Promise<Undo>, titulo: string) =>
    ofrecer({ titulo, cambio, onFail: (error) => deshacer.say(errorText(error, t('comun:error.red'))) });
  return {
    enlazar: (enlace: Enlace, titulo: string) =>
      attempt(enlazar(queryClient, enlace), t('enlaces.hecho', { titulo })),
    desenlazar: (enlace: Enlace, titulo: string) =>
      attempt(desenlazar(queryClient, enlace), t('enlaces.quitado', { titulo })),
  };
};
