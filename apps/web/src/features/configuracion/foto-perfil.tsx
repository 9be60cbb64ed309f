import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/errors';
import { useSession } from '../../shared/session';
import { Avatar } from '../../shared/ui/avatar';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Guardado } from './guardado';
import { ImagenError, scaleImagen, TIPOS_IMAGEN } from './scale-imagen';
import { usePerfilSave } from './use-perfil-save';

/** The photo, scaled down here before it is sent. */
export const FotoPerfil = () => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const { user } = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ImagenError['motivo']>();
  const save = usePerfilSave();
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setFault(undefined);
    try {
      save.mutate({ avatar: await scaleImagen(file) });
    } catch (error) {
      setFault(error instanceof ImagenError ? error.motivo : 'ilegible');
    }
  };
  const failure = save.isError ? errorText(save.error, t('perfil.error')) : undefined;
  const shown = fault ? t(`perfil.foto.${fault}`) : failure;
  return (
    <section aria-label={t('perfil.foto.titulo')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar nombre={user.nombre || t('comun:persona.sinNombre')} src={user.avatar} size="xl" />
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={picker}
            type="file"
            accept={TIPOS_IMAGEN.join(',')}
            aria-label={t('perfil.foto.elegir')}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => void pick(event)}
          />
          <Button
            busy={save.isPending}
            icon={<ImageUp aria-hidden className="size-4" />}
            onClick={() => picker.current?.click()}
          >
            {user.avatar ? t('perfil.foto.cambiar') : t('perfil.foto.subir')}
          </Button>
          {user.avatar && (
            <Button
              variant="ghost"
              disabled={save.isPending}
              icon={<Trash2 aria-hidden className="size-4" />}
              onClick={() => save.mutate({ avatar: '' })}
            >
              {t('perfil.foto.quitar')}
            </Button>
          )}
          <Guardado busy={false} done={save.isSuccess} />
        </div>
      </div>
      <p className="text-xs text-subtle">{t('perfil.foto.ayuda')}</p>
      {shown && <Notice kind="error">{shown}</Notice>}
    </section>
  );
};
