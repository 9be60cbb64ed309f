import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText, statusOf } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';

interface PreguntaProps<Hecho> {
  title: string;
  text: string;
  confirm: string;
  /** Nothing is lost. */
  harmless?: boolean;
  /** Said if it fails and the server does not say why. */
  error: string;
  act: () => Promise<Hecho>;
  /** The list that it changes. */
  listed: QueryKey;
  /** What is shown of what has been made, such as a new secret; without it, nothing is left to show. */
  shows?: (hecho: Hecho) => ReactNode;
  onClose: () => void;
}

/** Asks before one of a list goes, or loses its secret. */
export const Pregunta = <Hecho,>({ error, act, listed, shows, onClose, ...texts }: PreguntaProps<Hecho>) => {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: listed });
  const done = () => void refresh().then(onClose);
  const doing = useMutation({
    mutationFn: act,
    onSuccess: () => (shows ? refresh() : done()),
    // Gone already, so the wish is fulfilled.
    onError: (failed) => !shows && statusOf(failed) === 404 && done(),
  });
  if (doing.data && shows) return shows(doing.data);
  return (
    <ConfirmDialog
      {...texts}
      busy={doing.isPending}
      error={doing.error ? errorText(doing.error, error) : undefined}
      onConfirm={() => doing.mutate()}
      onCancel={onClose}
    />
  );
};
