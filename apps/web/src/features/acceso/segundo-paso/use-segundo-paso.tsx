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
    const [{ SegundoPaso }] = await Promise.all([import('./segundo-paso'), loadNamespaces(['acceso'])]);
    setPaso(<SegundoPaso onBack={() => setPaso(undefined)} {...asked} />);
  };
  return { paso, ask };
};
