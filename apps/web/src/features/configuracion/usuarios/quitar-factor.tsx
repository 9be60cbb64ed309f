import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../shared/queries/keys';
import { resetFactor } from '../api/factores';
import { Pregunta } from '../piezas/pregunta';

interface QuitarFactorProps {
  usuario: UsuarioListado;
  onClose: () => void;
}

/** For somebody who has lost both the phone and the recovery codes. */
export const QuitarFactor = ({ usuario: { _id, nombre }, onClose }: QuitarFactorProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <Pregunta
      title={t('usuarios.quitarFactor.titulo', { nombre })}
      text={t('usuarios.quitarFactor.texto')}
      confirm={t('usuarios.quitarFactor.confirmar')}
      error={t('usuarios.error')}
      act={() => resetFactor(_id)}
      listed={keys.usuarios}
      onClose={onClose}
    />
  );
};
