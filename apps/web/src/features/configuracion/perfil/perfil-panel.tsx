import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/sesion/session';
import { TextField } from '../../../shared/ui/campos/text-field';
import { isBlank } from '../../../shared/dominio/validators';
import { CampoCorreo } from './campo-correo';
import { CampoPerfil } from './campo-perfil';
import { FotoPerfil } from './foto-perfil';

/** The profile, shown at once from the stored session; only an administrator can change rol and estado. */
export const PerfilPanel = () => {
  const { t } = useTranslation('configuracion');
  const { user } = useSession();
  return (
    <div className="flex flex-col gap-5">
      <FotoPerfil />
      <CampoPerfil
        name="nombre"
        label={t('perfil.nombre')}
        saved={user.nombre ?? ''}
        rule={(nombre) => (isBlank(nombre) ? t('validacion.nombre') : undefined)}
        autoComplete="name"
      />
      <CampoCorreo />
      <p className="-mt-3 text-xs text-subtle">{t('perfil.ayuda')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('perfil.rol')}
          readOnly
          disabled
          value={user.rol ? t(`perfil.roles.${user.rol}`) : ''}
        />
        <TextField
          label={t('perfil.estado')}
          readOnly
          disabled
          value={user.estado ? t(`perfil.estados.${user.estado}`) : ''}
        />
      </div>
      <p className="-mt-3 text-xs text-subtle">{t('perfil.soloLectura')}</p>
    </div>
  );
};
