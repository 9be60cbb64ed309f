import type { Panel } from '@pmp/contracts/proyectos';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../shared/http/configuracion-publica';
import { InvitarDialog } from '../../shared/invitar/invitar';
import { useSession } from '../../shared/sesion/session';
import { Button } from '../../shared/ui/controles/button';

interface CompartirProps {
  /** Its id. */
  proyecto: string;
  /** Undefined until the page has been read: the button stands there already, so that it moves nothing. */
  equipo: Panel['proyecto']['equipo'] | undefined;
}

/** Lets an administrator invite people into the project's team; they find themselves on this page. */
export const Compartir = ({ proyecto, equipo }: CompartirProps) => {
  const { t } = useTranslation('panelProyecto');
  const { user } = useSession();
  const { registro } = useConfiguracionPublica();
  const [open, setOpen] = useState(false);
  if (user.rol !== 'admin' || registro === 'cerrado') return null;
  return (
    <>
      <Button
        variant="ghost"
        disabled={!equipo}
        icon={<UserPlus aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">{t('compartir')}</span>
      </Button>
      {open && <InvitarDialog equipo={equipo} proyecto={proyecto} onClose={() => setOpen(false)} />}
    </>
  );
};
