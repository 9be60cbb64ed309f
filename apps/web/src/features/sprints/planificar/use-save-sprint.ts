import type { Sprint } from '@pmp/contracts/sprints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isStaleVersion, quienDe } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { createSprint, type SprintValues } from '../api/create-sprint';
import { getSprint } from '../api/get-sprint';
import { updateSprint } from '../api/update-sprint';
import { changedFields, conflicts, EditConflict, pick } from '../../../shared/dominio/merge-edits';
import { sprintValues } from './sprint-values';
import { useRefresh } from '../acciones/use-refresh';

interface Save {
  base: Sprint | undefined;
  values: SprintValues;
}

/** Keeps what somebody else saved in other fields; only the same field is a conflict. */
const update = async (base: Sprint, values: SprintValues): Promise<void> => {
  const before = sprintValues(base);
  const changes = pick(values, changedFields(before, values));
  try {
    await updateSprint(base._id, base.version, changes);
  } catch (error) {
    if (!isStaleVersion(error)) throw error;
    const newer = await getSprint(base._id);
    if (newer.version === base.version) throw error;
    const campos = conflicts(before, changes, sprintValues(newer));
    if (campos.length) throw new EditConflict(newer, campos, quienDe(error));
    await updateSprint(base._id, newer.version, changes);
  }
};

export const useSaveSprint = (proyectoId: string, onSaved: () => void) => {
  const refresh = useRefresh(proyectoId);
  const [id] = useState(newId);
  return useMutation({
    mutationFn: async ({ base, values }: Save) => {
      if (base) await update(base, values);
      else await createSprint(id, proyectoId, values);
    },
    onSuccess: () => {
      refresh();
      onSaved();
    },
  });
};
