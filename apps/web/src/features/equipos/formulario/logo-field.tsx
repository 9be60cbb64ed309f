import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { ImagePicker } from '../../../shared/ui/campos/image-picker';
import type { EquipoValues } from './equipo-values';

/** Without a logo, shows the avatar generated from the name as it is typed. */
export const LogoField = ({ control }: { control: Control<EquipoValues> }) => {
  const { t } = useTranslation('equipos');
  const { field, fieldState } = useController({ control, name: 'logo' });
  const nombre = useWatch({ control, name: 'nombre' });
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('formulario.logo.titulo')}</legend>
      <ImagePicker
        preview={<Avatar nombre={nombre} src={field.value || null} size="lg" shape="team" />}
        labels={{
          upload: t('formulario.logo.subir'),
          change: t('formulario.logo.cambiar'),
          choose: t('formulario.logo.elegir'),
        }}
        value={field.value}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
    </fieldset>
  );
};
