import type { SuerteInvitada } from '@pmp/contracts/usuarios';
import { useTranslation } from 'react-i18next';
import { EnlaceCopiable } from '../ui/campos/enlace-copiable';

/** What has become of each address; whoever could be mailed nothing has a link to be handed over. */
export const Invitadas = ({ invitadas }: { invitadas: readonly SuerteInvitada[] }) => {
  const { t } = useTranslation('invitar');
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {invitadas.map(({ correo, suerte, ruta }) => (
        <li key={correo} className="flex flex-col gap-2 px-3 py-2 text-sm">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 break-words font-medium">{correo}</span>
            <span className="text-muted">{t(`suerte.${suerte}`)}</span>
          </p>
          {ruta && (
            <EnlaceCopiable
              url={new URL(ruta, window.location.origin).href}
              label={t('enlaceDe', { correo })}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
