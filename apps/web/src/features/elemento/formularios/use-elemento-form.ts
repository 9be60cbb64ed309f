import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { antesDeCompletar } from '../../../shared/elementos/abiertas';
import { useBorradorForm } from '../../../shared/escritura/borradores/use-borrador-form';
import { fieldErrors, isMissing } from '../../../shared/http/errors';
import { readRestored, restaurar } from '../../../shared/deshacer/restaurar';
import { newId } from '../../../shared/http/new-id';
import { createElemento } from '../../../shared/elementos/cambiar/save-elemento';
import type { ElementoDe, Entidad } from '../../../shared/elementos/elementos';
import { changedFields, EditConflict, filledIn, pick } from '../../../shared/dominio/merge-edits';
import { updateElemento, valuesOf } from '../../../shared/elementos/cambiar/update-elemento';
import { quienElimino } from '../../../shared/pendientes/quien';
import type { ValuesDe } from '../../../shared/elementos/cambiar/values';

interface ElementoFormOptions<E extends Entidad, V> {
  entidad: E;
  /** The item when the form was opened; undefined: a new one. */
  elemento: ElementoDe[E] | undefined;
  initial: V;
  /** Where a new one goes. */
  place: Record<string, unknown> & { proyecto: string };
  onSaved: (saved: ElementoDe[E]) => void;
  onClose: () => void;
}

interface Guarda<E extends Entidad, V> {
  from: ElementoDe[E] | undefined;
  values: V;
  completarTareas?: boolean;
}

/** A form that overwrites nobody's edit: it sends only what was changed, and asks when two changed the same. */
export const useElementoForm = <E extends Entidad, V extends ValuesDe[E] & FieldValues>({
  entidad,
  elemento,
  initial,
  place,
  onSaved,
  onClose,
}: ElementoFormOptions<E, V>) => {
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const [base, setBase] = useState(elemento);
  const [conflict, setConflict] = useState<{
    newer: ElementoDe[E];
    campos: string[];
    nombre: string | undefined;
  }>();
  const [eliminado, setEliminado] = useState<{ sent: Guarda<E, V>; nombre?: string }>();
  const form = useForm<V>({ defaultValues: initial as DefaultValues<V>, reValidateMode: 'onSubmit' });
  const { close, aviso } = useBorradorForm(
    form,
    elemento ? `${entidad}.${elemento._id}` : `${entidad}.nuevo.${Object.values(place).join('.')}`,
    onClose,
    elemento?.titulo,
  );

  const onGone = async (sent: Guarda<E, V>, { _id, proyecto }: ElementoDe[E]) => {
    const found = await quienElimino(_id, proyecto).catch(() => undefined);
    if (found) setEliminado({ sent, nombre: found.quien?.nombre });
  };
  const save = useMutation({
    mutationFn: async ({ from, values, completarTareas }: Guarda<E, V>) => {
      if (!from) return createElemento(entidad, { ...filledIn(values), ...place, _id: id });
      const before = valuesOf(entidad, from) as V;
      const campos = changedFields<V>(before, values);
      return campos.length
        ? updateElemento(entidad, from, pick(values, campos), completarTareas ? { completarTareas } : {})
        : from;
    },
    onSuccess: (saved) => {
      setBase(() => saved);
      onSaved(saved);
    },
    onError: (error, sent) => {
      const { values, from } = sent;
      for (const { campo, message } of fieldErrors(error)) {
        if (campo in values) form.setError(campo as Path<V>, { message });
      }
      if (error instanceof EditConflict) {
        const { newer, campos, nombre } = error as EditConflict<ElementoDe[E]>;
        setConflict({ newer, campos, nombre });
      }
      if (from && isMissing(error)) void onGone(sent, from);
    },
  });
  const back = useMutation({
    mutationFn: () => restaurar(elemento?._id ?? ''),
    onSuccess: () => {
      readRestored(queryClient);
      const sent = eliminado?.sent;
      setEliminado(undefined);
      if (sent) save.mutate(sent);
    },
  });

  /** Settles one field of the conflict; after the last one, everything is saved over the newer version. */
  const settle = (campo: string, useTheirs: boolean) => {
    if (!conflict || !base) return;
    const theirs = valuesOf(entidad, conflict.newer) as V;
    if (useTheirs) form.setValue(campo as Path<V>, theirs[campo] as PathValue<V, Path<V>>);
    const campos = conflict.campos.filter((other) => other !== campo);
    if (campos.length) return setConflict({ ...conflict, campos });
    const mine = form.getValues();
    const values = { ...theirs, ...pick(mine, changedFields(valuesOf(entidad, base) as V, mine)) };
    form.reset(values);
    setConflict(undefined);
    setBase(() => conflict.newer);
    save.mutate({ from: conflict.newer, values });
  };

  return {
    form,
    close,
    aviso,
    base,
    save,
    /** Both people's values of the fields in conflict. */
    conflict: conflict && {
      campos: conflict.campos,
      nombre: conflict.nombre,
      theirs: valuesOf(entidad, conflict.newer) as V,
      mine: form.getValues(),
    },
    settle,
    /** Somebody has deleted it meanwhile. */
    eliminado: eliminado && {
      nombre: eliminado.nombre,
      busy: back.isPending,
      error: back.error,
      onRestaurar: () => back.mutate(),
    },
    error: save.error instanceof EditConflict || eliminado ? null : save.error,
    submit: form.handleSubmit((sent) => {
      const values = sent as unknown as V;
      const historias = base && entidad === 'historia' ? [base] : [];
      antesDeCompletar(queryClient, historias, values['estado'], (tareas) =>
        save.mutate({ from: base, values, completarTareas: tareas.length > 0 }),
      );
    }),
  };
};
