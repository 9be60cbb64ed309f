import type { Bot } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { TextField } from '../../../shared/ui/campos/text-field';
import { ImagePicker } from '../../../shared/ui/campos/image-picker';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { CLAVE_BOTS, createBot, updateBot } from '../api/bots';

const MAX_NOMBRE = 200;

interface FormularioBotProps {
  /** Absent: a new one. */
  bot?: Bot;
  onClose: () => void;
}

export const FormularioBot = ({ bot, onClose }: FormularioBotProps) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const [nombre, setNombre] = useState(bot?.nombre ?? '');
  const [avatar, setAvatar] = useState(bot?.avatar ?? '');
  const [tried, setTried] = useState(false);
  const sinNombre = nombre.trim() === '' ? t('bots.faltaNombre') : undefined;
  const save = useMutation({
    mutationFn: () => {
      const escrito = { nombre: nombre.trim(), avatar };
      return bot ? updateBot(bot._id, { ...escrito, version: bot.version }) : createBot(escrito);
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: CLAVE_BOTS });
      void client.invalidateQueries({ queryKey: keys.usuarios });
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!sinNombre) save.mutate();
  };
  return (
    <FormDialog
      title={bot ? t('bots.editar') : t('bots.nuevo')}
      submit={bot ? t('bots.guardar') : t('bots.crear')}
      dirty={nombre !== (bot?.nombre ?? '') || avatar !== (bot?.avatar ?? '')}
      busy={save.isPending}
      error={save.isError ? errorText(save.error, t('bots.error')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('bots.nombre')}
        error={tried ? sinNombre : undefined}
        required
        value={nombre}
        maxLength={MAX_NOMBRE}
        placeholder={t('bots.nombreEjemplo')}
        onChange={({ target }) => setNombre(target.value)}
      />
      <ImagePicker
        preview={<Avatar nombre={nombre || t('bots.etiqueta')} src={avatar} size="xl" />}
        labels={{
          upload: t('bots.foto.subir'),
          change: t('bots.foto.cambiar'),
          choose: t('bots.foto.elegir'),
        }}
        value={avatar}
        onChange={setAvatar}
      />
    </FormDialog>
  );
};
