import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { useSession } from '../../../shared/sesion/session';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { ImagePicker } from '../../../shared/ui/campos/image-picker';
import { Guardado } from '../preferencias/guardado';
import { usePerfilSave } from './use-perfil-save';

export const FotoPerfil = () => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const { user } = useSession();
  const save = usePerfilSave();
  return (
    <section aria-label={t('perfil.foto.titulo')}>
      <ImagePicker
        preview={<Avatar nombre={user.nombre || t('comun:persona.sinNombre')} src={user.avatar} size="xl" />}
        labels={{
          upload: t('perfil.foto.subir'),
          change: t('perfil.foto.cambiar'),
          choose: t('perfil.foto.elegir'),
        }}
        value={user.avatar ?? ''}
        busy={save.isPending}
        error={save.isError ? errorText(save.error, t('perfil.error')) : undefined}
        onChange={(avatar) => save.mutate({ avatar })}
      >
        <Guardado busy={false} done={save.isSuccess} />
      </ImagePicker>
    </section>
  );
};
