import type { Forja } from '@pmp/contracts/integraciones';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { createForja, deleteForja, FORJAS, renewSecretoForja, updateForja } from '../api/forjas';
import { DireccionForja } from './direccion-forja';
import type { WhatOfForja } from './forja-row';
import { FormularioForja } from './formulario-forja';

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: FORJAS });
};

interface CrearForjaProps {
  proyectos: readonly Proyecto[];
  onClose: () => void;
}

/** Makes a connection and shows its address and its secret, this once. */
export const CrearForja = ({ proyectos, onClose }: CrearForjaProps) => {
  const create = useMutation({ mutationFn: createForja, onSuccess: useRefresh() });
  if (create.data) return <DireccionForja hecho={create.data} onClose={onClose} />;
  return (
    <FormularioForja
      proyectos={proyectos}
      busy={create.isPending}
      error={create.error}
      onSubmit={create.mutate}
      onClose={onClose}
    />
  );
};

interface OfOne {
  forja: Forja;
  onClose: () => void;
}

const EditarForja = ({ forja, onClose }: OfOne) => {
  const refresh = useRefresh();
  const save = useMutation({
    mutationFn: ({ nombre, reglas, criterios }: Parameters<typeof createForja>[0]) =>
      updateForja(forja._id, { nombre, reglas, criterios, version: forja.version }),
    onSuccess: () => refresh().then(onClose),
  });
  return (
    <FormularioForja
      forja={forja}
      proyectos={[]}
      busy={save.isPending}
      error={save.error}
      onSubmit={save.mutate}
      onClose={onClose}
    />
  );
};

const Pregunta = ({ forja, what, onClose }: OfOne & { what: 'secreto' | 'eliminar' }) => {
  const { t } = useTranslation('configuracion');
  const refresh = useRefresh();
  const done = () => void refresh().then(onClose);
  const renew = useMutation({ mutationFn: () => renewSecretoForja(forja._id), onSuccess: refresh });
  const remove = useMutation({
    mutationFn: () => deleteForja(forja._id),
    onSuccess: done,
    // Gone already, so the wish is fulfilled.
    onError: (error) => statusOf(error) === 404 && done(),
  });
  if (renew.data) return <DireccionForja hecho={renew.data} onClose={onClose} />;
  const act = what === 'secreto' ? renew : remove;
  return (
    <ConfirmDialog
      title={t(`forjas.pregunta.${what}`, { nombre: forja.nombre })}
      text={t(`forjas.preguntaTexto.${what}`)}
      confirm={t(`forjas.confirmar.${what}`)}
      harmless={what === 'secreto'}
      busy={act.isPending}
      error={act.error ? errorText(act.error, t('forjas.errorGuardar')) : undefined}
      onConfirm={() => act.mutate()}
      onCancel={onClose}
    />
  );
};

/** What was asked of one connection. */
export const DialogoForja = ({ what, ...rest }: OfOne & { what: WhatOfForja }) =>
  what === 'editar' ? <EditarForja {...rest} /> : <Pregunta what={what} {...rest} />;
