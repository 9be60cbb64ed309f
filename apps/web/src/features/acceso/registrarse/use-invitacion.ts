import type { InvitacionVista } from '@pmp/contracts/usuarios';
import { useEffect, useState } from 'react';
import { errorText, statusOf } from '../../../shared/http/errors';
import { lookAtInvitacion } from '../api/register';

interface Looked {
  vista?: InvitacionVista;
  /** Why the link is good for nothing. */
  rechazo?: string;
}

/** What a link of an invitation is for; nothing while that is not known, and without a link. */
export const useInvitacion = (invitacion: string | undefined): Looked => {
  const [looked, setLooked] = useState<Looked>({});
  useEffect(() => {
    if (!invitacion) return;
    const abort = new AbortController();
    lookAtInvitacion(invitacion, abort.signal).then(
      (vista) => setLooked({ vista }),
      // Whether it is good is decided when the account is made: a server that is away says nothing of it.
      (error: unknown) => statusOf(error) === 400 && setLooked({ rechazo: errorText(error, '') }),
    );
    return () => abort.abort();
  }, [invitacion]);
  return looked;
};
