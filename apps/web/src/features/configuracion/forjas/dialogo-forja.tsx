import type { Forja } from '@pmp/contracts/integraciones';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createForja, deleteForja, FORJAS, renewSecretoForja, updateForja } from '../api/forjas';
import { Pregunta } from '../piezas/pregunta';
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

const PreguntaForja = ({ forja, what, onClose }: OfOne & { what: 'secreto' | 'eliminar' }) => {
  const { t } = useTranslation('configuracion');
  const texts = {
    title: t(`forjas.pregunta.${what}`, { nombre: forja.nombre }),
    text: t(`forjas.preguntaTexto.${what}`),
    confirm: t(`forjas.confirmar.${what}`),
    error: t('forjas.errorGuardar'),
    listed: FORJAS,
    onClose,
  };
  return what === 'secreto' ? (
    <Pregunta
      {...texts}
      harmless
      act={() => renewSecretoForja(forja._id)}
      shows={(hecho) => <DireccionForja hecho={hecho} onClose={onClose} />}
    />
  ) : (
    <Pregunta {...texts} act={() => deleteForja(forja._id)} />
  );
};

/** What was asked of one connection. */
export const DialogoForja = ({ what, ...rest }: OfOne & { what: WhatOfForja }) =>
  what === 'editar' ? <EditarForja {...rest} /> : <PreguntaForja what={what} {...rest} />;
