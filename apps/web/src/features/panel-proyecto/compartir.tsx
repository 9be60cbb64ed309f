import type { Panel } from '@pmp/contracts/proyectos';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../shared/http/configuracion-publica';
import { InvitarDialog } from '../../shared/invitar/invitar';
import { useSession } from '../../shared/sesion/session';
import { Button } from '../../shared/ui/controles/button';

/** Lets an administrator invite people into the project's team; they find themselves on this page. */
export const Compartir = ({ proyecto: { _id, equipo } }: { proyecto: Panel['proyecto'] }) => {
  const { t } = useTranslation('panelProyecto');
  const { user } = useSession();
  const { registro } = useConfiguracionPublica();
  const [open, setOpen] = useState(false);
  if (user.rol !== 'admin' || registro === 'cerrado') return null;
  return (
    <>
      <Button
        variant="ghost"
        icon={<UserPlus aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">{t('compartir')}</span>
      </Button>
      {open && <InvitarDialog equipo={equipo} proyecto={_id} onClose={() => setOpen(false)} />}
    </>
  );
};
