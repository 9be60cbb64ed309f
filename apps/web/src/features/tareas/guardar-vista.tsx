import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../shared/ui/field';
import { FormDialog } from '../../shared/ui/form-dialog';
import { Input } from '../../shared/ui/input';

const MAX_NOMBRE = 40;

interface GuardarVistaProps {
  existentes: string[];
  onSave: (nombre: string) => void;
  onClose: () => void;
}

const GuardarVista = ({ existentes, onSave, onClose }: GuardarVistaProps) => {
  const { t } = useTranslation(['tareas', 'comun']);
  const [nombre, setNombre] = useState('');
  const [isTried, setTried] = useState(false);
  const wanted = nombre.trim();
  return (
    <FormDialog
      title={t('vistas.guardar')}
      submit={t('comun:accion.guardar')}
      size="sm"
      dirty={Boolean(wanted)}
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wanted) onSave(wanted);
      }}
      onClose={onClose}
    >
      <Field
        label={t('vistas.nombre')}
        required
        help={existentes.includes(wanted) ? t('vistas.sustituye') : t('vistas.ayuda')}
        error={isTried && !wanted ? t('vistas.sinNombre') : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            value={nombre}
            maxLength={MAX_NOMBRE}
            onChange={(event) => setNombre(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
};

export default GuardarVista;
