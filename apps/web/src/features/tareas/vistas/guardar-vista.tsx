import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { TextField } from '../../../shared/ui/campos/text-field';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import type { SaveVista, VistaDeLista } from './use-vistas';
import { MAX_NOMBRE } from './vistas-locales';

interface GuardarVistaProps {
  vistas: VistaDeLista[];
  lista: string;
  save: SaveVista;
  onClose: () => void;
}

const GuardarVista = ({ vistas, lista, save, onClose }: GuardarVistaProps) => {
  const { t } = useTranslation(['tareas', 'comun']);
  const [nombre, setNombre] = useState('');
  const [isTried, setTried] = useState(false);
  const wanted = nombre.trim();
  const refusal = fieldErrors(save.error)[0]?.message ?? errorText(save.error, t('vistas.errorGuardar'));
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <FormDialog
      title={t('vistas.guardar')}
      submit={t('comun:accion.guardar')}
      size="sm"
      dirty={Boolean(wanted)}
      busy={save.isPending}
      error={save.error ? refusal : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wanted) save.mutate({ nombre: wanted, lista }, { onSuccess: close });
      }}
      onClose={close}
    >
      <TextField
        label={t('vistas.nombre')}
        required
        help={
          vistas.some(({ vista }) => vista.nombre === wanted && vista.ambito === 'privada')
            ? t('vistas.sustituye')
            : t('vistas.ayuda')
        }
        error={isTried && !wanted ? t('vistas.sinNombre') : undefined}
        value={nombre}
        maxLength={MAX_NOMBRE}
        onChange={(event) => setNombre(event.target.value)}
      />
    </FormDialog>
  );
};

export default GuardarVista;
