import type { LlaveAcceso } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../shared/http/errors';
import { TextField } from '../../../../shared/ui/campos/text-field';
import { FormDialog } from '../../../../shared/ui/dialogos/form-dialog';
import { FACTORES } from '../../api/factores';
import { renameLlave } from '../../api/llaves';

const MAX_NOMBRE = 60;

interface RenombrarLlaveProps {
  llave: LlaveAcceso;
  onClose: () => void;
}

export const RenombrarLlave = ({ llave: { _id, nombre: antes }, onClose }: RenombrarLlaveProps) => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const client = useQueryClient();
  const [nombre, setNombre] = useState(antes);
  const saving = useMutation({
    mutationFn: () => renameLlave(_id, nombre.trim()),
    onSuccess: () => client.invalidateQueries({ queryKey: FACTORES }).then(onClose),
  });
  return (
    <FormDialog
      title={t('llaves.renombrarTitulo')}
      submit={t('comun:accion.guardar')}
      dirty={nombre !== antes}
      busy={saving.isPending}
      disabled={nombre.trim() === ''}
      error={saving.error ? errorText(saving.error, t('llaves.renombrarError')) : undefined}
      onSubmit={(event) => {
        event?.preventDefault();
        saving.mutate();
      }}
      onClose={onClose}
    >
      <TextField
        label={t('llaves.nombre')}
        data-initial-focus
        maxLength={MAX_NOMBRE}
        value={nombre}
        onChange={({ target }) => setNombre(target.value)}
      />
    </FormDialog>
  );
};
