import type { ContenidoEscrito, Plantilla, TipoPlantilla } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTooLong } from '../../../shared/dominio/validators';
import { CampoEnForm } from '../../../shared/escritura/campo/campo-field';
import { errorText, statusOf } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { TextField } from '../../../shared/ui/campos/text-field';
import { Field } from '../../../shared/ui/campos/field';
import { Textarea } from '../../../shared/ui/campos/input';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { Notice } from '../../../shared/ui/pagina/notice';
import { esquemaDe, leerEsquema } from './esquema';
import { createPlantilla, updatePlantilla } from './plantillas-api';

interface PlantillaFormProps {
  proyectoId: string;
  tipo: TipoPlantilla;
  /** Undefined: a new one. */
  plantilla: Plantilla | undefined;
  /** Somebody else has deleted it while it is being edited. */
  isGone?: boolean;
  onClose: () => void;
}

/** A template as one writes it: what its first item is called and, as an outline, what hangs from it. */
export const PlantillaForm = (props: PlantillaFormProps) => {
  const { proyectoId, tipo, plantilla, onClose } = props;
  const { t } = useTranslation(['backlog', 'comun']);
  const queryClient = useQueryClient();
  const [_id] = useState(newId);
  const [inicial] = useState(() => ({
    nombre: plantilla?.nombre ?? '',
    titulo: plantilla?.contenido.titulo ?? '',
    descripcion: plantilla?.contenido.descripcion ?? '',
    esquema: plantilla ? esquemaDe(plantilla.contenido) : '',
  }));
  const [values, setValues] = useState(inicial);
  const set = (name: keyof typeof values) => (text: string) => setValues({ ...values, [name]: text });
  const dirty = (Object.keys(values) as (keyof typeof values)[]).some(
    (name) => values[name] !== inicial[name],
  );
  const nombre = values.nombre.trim();
  const titulo = values.titulo.trim() || nombre;
  const save = useMutation({
    mutationFn: (anew: boolean) => {
      const contenido = {
        ...plantilla?.contenido,
        titulo,
        descripcion: values.descripcion,
        ...leerEsquema(tipo, values.esquema, plantilla?.contenido),
      } as ContenidoEscrito;
      return plantilla && !anew
        ? updatePlantilla(plantilla, { nombre, contenido })
        : createPlantilla(proyectoId, { _id, nombre, tipo, contenido }, contenido);
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.plantillas(proyectoId) });
      onClose();
    },
  });
  const isGone = Boolean(plantilla) && (props.isGone || statusOf(save.error) === 404);
  return (
    <FormDialog
      title={plantilla ? t('plantillas.editar') : t(`plantillas.nueva.${tipo}`)}
      submit={plantilla && !isGone ? t('comun:accion.guardar') : t('comun:accion.crear')}
      dirty={dirty || isGone}
      busy={save.isPending}
      disabled={!nombre || isTooLong(titulo)}
      error={
        save.error && statusOf(save.error) !== 404 ? errorText(save.error, t('comun:error.red')) : undefined
      }
      size="lg"
      onSubmit={(event) => {
        event.preventDefault();
        if (nombre) save.mutate(isGone);
      }}
      onClose={onClose}
    >
      {isGone && (
        <div role="alert">
          <Notice kind="warning">{t('eliminadoPorOtro.plantilla')}</Notice>
        </div>
      )}
      <TextField
        label={t('plantillas.nombre')}
        required
        maxLength={80}
        value={values.nombre}
        onChange={({ target }) => set('nombre')(target.value)}
      />
      <TextField
        label={t(`plantillas.tituloDe.${tipo}`)}
        error={isTooLong(titulo) ? t('validacion.largo') : undefined}
        help={t('plantillas.tituloAyuda')}
        value={values.titulo}
        onChange={({ target }) => set('titulo')(target.value)}
      />
      <Field label={t('campo.descripcion')} optional>
        {(ids) => <CampoEnForm {...ids} rows={2} texto={values.descripcion} onTexto={set('descripcion')} />}
      </Field>
      <Field label={t(`plantillas.esquema.${tipo}`)} help={t(`plantillas.esquemaAyuda.${tipo}`)}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={9}
            spellCheck
            placeholder={t(`plantillas.esquemaEjemplo.${tipo}`)}
            value={values.esquema}
            onChange={({ target }) => set('esquema')(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
};
