import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALCANCES } from '../../../shared/dominio/domain';
import { errorText } from '../../../shared/http/errors';
import { TextField } from '../../../shared/ui/campos/text-field';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import type { Limites, NuevoToken } from '../api/tokens';
import { LimitesToken } from './limites-token';

const MAX_NOMBRE = 60;

interface FormularioTokenProps {
  busy: boolean;
  error: unknown;
  onSubmit: (nuevo: NuevoToken) => void;
  onClose: () => void;
}

export const FormularioToken = ({ busy, error, onSubmit, onClose }: FormularioTokenProps) => {
  const { t } = useTranslation('configuracion');
  const [nombre, setNombre] = useState('');
  const [limites, setLimites] = useState<Limites>({ alcance: 'leer', dias: 90, proyectos: null });
  const [tried, setTried] = useState(false);
  const sinNombre = nombre.trim() === '' ? t('tokens.faltaNombre') : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!sinNombre && limites.proyectos?.length !== 0) onSubmit({ nombre: nombre.trim(), ...limites });
  };
  return (
    <FormDialog
      title={t('tokens.nuevo')}
      submit={t('tokens.crear')}
      dirty={nombre !== ''}
      busy={busy}
      error={error ? errorText(error, t('tokens.errorCrear')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('tokens.nombre')}
        error={tried ? sinNombre : undefined}
        required
        value={nombre}
        maxLength={MAX_NOMBRE}
        placeholder={t('tokens.nombreEjemplo')}
        onChange={({ target }) => setNombre(target.value)}
      />
      <LimitesToken value={limites} alcances={ALCANCES} tried={tried} onChange={setLimites} />
    </FormDialog>
  );
};
