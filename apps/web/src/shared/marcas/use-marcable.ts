import type { Marcas, ReaccionUpdate } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../deshacer/deshacer';
import { errorText } from '../http/errors';
import { useSession } from '../sesion/session';

/** What puts marks on one comment or message; each resolves once it is there. */
export interface Llamadas {
  react: (datos: ReaccionUpdate) => Promise<unknown>;
  decide: (decidido: boolean) => Promise<unknown>;
}

/** What stands on a comment or message, and what the person can do about it. */
export interface Marcable {
  marcas: Marcas;
  isMine: (emoji: string) => boolean;
  /** Puts the person's emoji there, or takes it away. */
  toggle: (emoji: string) => void;
  decide: () => void;
}

export const useMarcable = (marcas: Marcas, { react, decide }: Llamadas): Marcable => {
  const { t } = useTranslation('marcas');
  const yo = useSession().user._id;
  const attempt = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => deshacer.say(errorText(error, t('error'))));
  const isMine = (emoji: string) =>
    marcas.reacciones?.find((each) => each.emoji === emoji)?.personas.some(({ _id }) => _id === yo) ?? false;
  return {
    marcas,
    isMine,
    toggle: (emoji) => attempt(react({ emoji, puesta: !isMine(emoji) })),
    decide: () => attempt(decide(!marcas.decision)),
  };
};
