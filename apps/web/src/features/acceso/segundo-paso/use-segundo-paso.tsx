import { type ReactElement, useState } from 'react';
import { loadNamespaces } from '../../../shared/i18n/i18n';
import type { Asked } from './segundo-paso';

/**
 * The second step of a sign-in, where the server asks for one: `paso` takes the place of what asked for the password.
 * It is loaded when it is needed, as most accounts have no second factor.
 */
export const useSegundoPaso = () => {
  const [paso, setPaso] = useState<ReactElement>();
  const ask = async (asked: Asked): Promise<void> => {
    const load = asked.alta
      ? import('./alta').then(({ Alta }) => Alta)
      : import('./segundo-paso').then(({ SegundoPaso }) => SegundoPaso);
    const [Paso] = await Promise.all([load, loadNamespaces(['acceso', 'factores'])]);
    setPaso(<Paso onBack={() => setPaso(undefined)} {...asked} />);
  };
  return { paso, ask };
};
