import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../shared/queries/keys';
import { removeVinculo } from '../api/usuarios';
import { Pregunta } from '../piezas/pregunta';

interface DesvincularCuentaProps {
  usuario: UsuarioListado;
  /** The issuer of the company's sign-in. */
  emisor: string;
  onClose: () => void;
}

/** Unlinks an account whose person has a new identity at the company, or that was linked to the wrong one. */
export const DesvincularCuenta = ({ usuario: { _id, nombre }, emisor, onClose }: DesvincularCuentaProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <Pregunta
      title={t('usuarios.desvincular.titulo', { nombre })}
      text={t('usuarios.desvincular.texto', { emisor })}
      confirm={t('usuarios.desvincular.confirmar')}
      error={t('usuarios.error')}
      act={() => removeVinculo(_id)}
      listed={keys.vinculos}
      onClose={onClose}
    />
  );
};
