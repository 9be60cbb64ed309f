import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors, isStaleVersion } from '../../shared/errors';

interface SaveOptions<T extends FieldValues> {
  form: UseFormReturn<T>;
  save: (values: T) => Promise<unknown>;
  /** Reads what somebody else saved meanwhile. */
  onStale: () => Promise<void>;
  stale: QueryKey[];
  onSaved: () => void;
}

/** Saving an epic or a story: field errors to their fields, a conflict tells and reads again. */
export const useSaveElemento = <T extends FieldValues>({
  form,
  save,
  onStale,
  stale,
  onSaved,
}: SaveOptions<T>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: () => {
      for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
      onSaved();
    },
    onError: (error, values) => {
      for (const { campo, message } of fieldErrors(error)) {
        if (campo in values) form.setError(campo as Path<T>, { message });
      }
      // Failing to read the newer one leaves the form as it is; saving again says so again.
      if (isStaleVersion(error)) void onStale().catch(() => undefined);
    },
  });
};
