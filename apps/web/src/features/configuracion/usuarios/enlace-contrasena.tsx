import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import { Notice } from '../../../shared/ui/pagina/notice';
import { createEnlace } from '../api/usuarios';

interface EnlaceContrasenaProps {
  usuario: UsuarioListado;
  onClose: () => void;
}

/** Creates a link with which the person sets a password that nobody else knows. */
export const EnlaceContrasena = ({ usuario: { _id, nombre }, onClose }: EnlaceContrasenaProps) => {
  const { t } = useTranslation('configuracion');
  const create = useMutation({ mutationFn: () => createEnlace(_id) });
  const url = create.data && new URL(create.data.ruta, window.location.origin).href;
  return (
    <Dialog title={t('usuarios.enlace.titulo', { nombre })} onClose={onClose} size="sm">
      <div className="flex flex-col gap-3 p-4 text-sm">
        <p className="text-muted">{t('usuarios.enlace.texto')}</p>
        {create.isError && <Notice kind="error">{errorText(create.error, t('usuarios.error'))}</Notice>}
        {url ? (
          <EnlaceCopiable variant="primary" url={url} />
        ) : (
          <Button variant="primary" busy={create.isPending} onClick={() => create.mutate()}>
            {t('usuarios.enlace.crear')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
