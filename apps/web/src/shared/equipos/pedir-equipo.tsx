import { rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../http/errors';
import { pedir } from '../http/pedir';
import { keys } from '../queries/keys';
import { useAdministracion } from '../queries/use-administracion';
import { Button } from '../ui/controles/button';
import { Notice } from '../ui/pagina/notice';

/** Without a team nothing can be done yet: names those who can add the person, and asks them. */
const PedirEquipo = () => {
  const { t } = useTranslation('panel');
  const queryClient = useQueryClient();
  const administracion = useAdministracion(true);
  const ask = useMutation({
    mutationFn: () => pedir(rutasUsuarios.pedirEquipo),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.administracion }),
  });
  if (!administracion) return null;
  if (!administracion.hayAdministracion)
    return <span className="block text-muted">{t('primeros.sinAdministracion')}</span>;
  const nombres = administracion.administran.map(({ nombre }) => nombre);
  const asked = administracion.pedido || ask.isSuccess;
  return (
    <>
      <span className="block text-muted">
        {t('primeros.equipoTexto')}{' '}
        {nombres.length > 0 && t('primeros.administran', { count: nombres.length, nombres })}
      </span>
      <span role="status" className="block">
        {asked && (
          <span className="mt-2 flex items-center gap-1.5 font-medium text-success-text">
            <Check aria-hidden className="size-4 shrink-0" />
            {t('primeros.pedido')}
          </span>
        )}
      </span>
      {!asked && (
        <Button variant="primary" className="mt-2" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('primeros.pedir')}
        </Button>
      )}
      {ask.error && (
        <Notice kind="error" className="mt-2">
          {errorText(ask.error, t('primeros.errorPedir'))}
        </Notice>
      )}
    </>
  );
};

export default PedirEquipo;
