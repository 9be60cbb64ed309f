import type { Asunto } from '@pmp/contracts/notificaciones';
import { rutasSilencios } from '@pmp/contracts/notificaciones/rutas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { errorText } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';
import type { Silenciable } from './silenciables';

const paramsOf = ({ tipo, _id }: Asunto) => ({ tipo, id: _id });

/** Silences what a notification is about, and offers to undo it. */
export const useSilenciar = () => {
  const { t } = useTranslation('notificaciones');
  const queryClient = useQueryClient();
  const reread = () => queryClient.invalidateQueries({ queryKey: keys.silencios });
  return useMutation({
    mutationFn: (asunto: Silenciable) =>
      pedir(rutasSilencios.silenciar, { params: paramsOf(asunto), body: { nombre: asunto.nombre } }),
    onSuccess: (_reply, asunto) => {
      const undo = async () => {
        await pedir(rutasSilencios.reactivar, { params: paramsOf(asunto) });
        await reread();
        return 0;
      };
      deshacer.offer({
        tipo: 'cambio',
        _id: asunto._id,
        titulo: t('silenciado', { nombre: asunto.nombre }),
        undo,
      });
      return reread();
    },
    onError: (error) => deshacer.say(errorText(error, t('error.silenciar'))),
  });
};
