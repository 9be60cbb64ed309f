import type { Persona } from '@pmp/contracts/common';
import type { Equipo } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isStaleVersion } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { addMiembro } from '../api/add-miembro';

interface AnadirPersonaProps {
  persona: Persona;
  /** Those that the person does not belong to yet; at least one. */
  equipos: Equipo[];
  onClose: () => void;
}

/** Answers somebody who has asked for a team. */
const AnadirPersona = ({ persona, equipos, onClose }: AnadirPersonaProps) => {
  const { t } = useTranslation('equipos');
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(equipos[0]?._id);
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.equipos });
  const add = useMutation({
    mutationFn: async () => {
      const equipo = equipos.find(({ _id }) => _id === chosen);
      if (equipo) await addMiembro(equipo, persona._id);
    },
    onSuccess: () => {
      void refresh();
      onClose();
    },
    onError: (error) => void (isStaleVersion(error) && refresh()),
  });
  return (
    <FormDialog
      title={t('anadir.titulo', { nombre: persona.nombre })}
      submit={t('anadir.accion')}
      dirty={false}
      busy={add.isPending}
      error={add.error ? errorText(add.error, t('error.guardar')) : undefined}
      onSubmit={(event) => {
        event?.preventDefault();
        add.mutate();
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={t('anadir.equipo')}
        help={t('anadir.texto', { nombre: persona.nombre })}
        value={chosen ?? null}
        onChange={setChosen}
        options={equipos.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
      />
    </FormDialog>
  );
};

export default AnadirPersona;
