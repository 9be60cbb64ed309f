import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALCANCES } from '../../../shared/dominio/domain';
import { errorText } from '../../../shared/http/errors';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
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
      <Field label={t('tokens.nombre')} error={tried ? sinNombre : undefined} required>
        {(ids) => (
          <Input
            {...ids}
            value={nombre}
            maxLength={MAX_NOMBRE}
            placeholder={t('tokens.nombreEjemplo')}
            onChange={({ target }) => setNombre(target.value)}
          />
        )}
      </Field>
      <LimitesToken value={limites} alcances={ALCANCES} tried={tried} onChange={setLimites} />
    </FormDialog>
  );
};
