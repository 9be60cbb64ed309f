import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../shared/vivo/unsent-logouts';
import { useGuardarPreferencias } from '../../../shared/queries/use-preferencias';
import { useSession } from '../../../shared/sesion/session';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { ThemeSwitch } from '../../../shared/ui/controles/theme-switch';

/** Who is signed in; after signing out, the gate shows the sign-in page. */
export const SidebarAccount = ({ folded }: { folded: boolean }) => {
  const { t } = useTranslation(['navegacion', 'comun']);
  const { user } = useSession();
  const { mutate: guardar } = useGuardarPreferencias();
  const nombre = user.nombre || t('comun:persona.sinNombre');
  return (
    <div className={`flex flex-col gap-2 border-t border-line p-2 ${folded ? 'items-center' : ''}`}>
      {!folded && <ThemeSwitch compact onChange={(tema) => guardar({ tema })} />}
      <div className={`flex items-center gap-2 ${folded ? 'flex-col' : 'pl-1'}`}>
        <Avatar nombre={nombre} src={user.avatar} />
        {!folded && (
          <span className="min-w-0 grow leading-tight">
            <span className="block truncate text-sm font-medium">{nombre}</span>
            {user.correo && <span className="block truncate text-xs text-subtle">{user.correo}</span>}
          </span>
        )}
        <IconButton label={t('salir')} Icon={LogOut} onClick={signOut} />
      </div>
    </div>
  );
};
