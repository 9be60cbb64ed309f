import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import type { Elemento } from '../../../shared/elementos/elementos';
import { errorText } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { TextField } from '../../../shared/ui/campos/text-field';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { createPlantilla, deletePlantilla } from './plantillas-api';

const MAX_NOMBRE = 80;

interface GuardarPlantillaProps {
  elemento: Elemento;
  onClose: () => void;
}

/** Keeps an item, with all that hangs from it, as a template of its project. */
export const GuardarPlantilla = ({ elemento: { entidad, datos }, onClose }: GuardarPlantillaProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const queryClient = useQueryClient();
  const [_id] = useState(newId);
  const inicial = datos.titulo.slice(0, MAX_NOMBRE);
  const [nombre, setNombre] = useState(inicial);
  const queryKey = keys.plantillas(datos.proyecto);
  const save = useMutation({
    mutationFn: () =>
      createPlantilla(
        datos.proyecto,
        { _id, nombre: nombre.trim(), tipo: entidad, desde: datos._id },
        // What hangs from it is read by the server.
        { titulo: datos.titulo, descripcion: datos.descripcion, prioridad: datos.prioridad },
      ),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey });
      onClose();
      deshacer.offer({
        tipo: 'cambio',
        _id: newId(),
        titulo: t('plantillas.guardada', { nombre: nombre.trim() }),
        undo: async () => {
          await deletePlantilla({ _id, nombre: nombre.trim(), proyecto: datos.proyecto });
          await queryClient.invalidateQueries({ queryKey });
          return 0;
        },
      });
    },
  });
  return (
    <FormDialog
      title={t('plantillas.guardar')}
      submit={t('comun:accion.guardar')}
      dirty={nombre !== inicial}
      busy={save.isPending}
      disabled={!nombre.trim()}
      error={save.error ? errorText(save.error, t('comun:error.red')) : undefined}
      size="sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (nombre.trim()) save.mutate();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t(`plantillas.guardarTexto.${entidad}`)}</p>
      <TextField
        label={t('plantillas.nombre')}
        required
        maxLength={MAX_NOMBRE}
        value={nombre}
        onChange={({ target }) => setNombre(target.value)}
      />
    </FormDialog>
  );
};
