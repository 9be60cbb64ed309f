import type { Equipo } from '@pmp/contracts/usuarios';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { parte } from '../../../shared/partes/parte';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { usePersonaElegible } from '../../../shared/personas/use-personas';

const AnadirPersona = parte(() => import('./anadir-persona'));
const EquipoForm = parte(() => import('../formulario/equipo-form'));

/** Where a notification leads: `?anadir=<who asks for a team>`. */
export const PARAM_ANADIR = 'anadir';

/** Lets an administrator answer whoever asks for a team, unless somebody has done so already. */
export const Peticion = ({ _id, equipos }: { _id: string; equipos: Equipo[] }) => {
  const { t } = useTranslation(['equipos', 'comun']);
  const setParams = useSearchParams()[1];
  const { data: persona, isPending } = usePersonaElegible(_id, 'activas');
  const close = () =>
    setParams(
      (now) => {
        now.delete(PARAM_ANADIR);
        return now;
      },
      { replace: true },
    );
  if (isPending) return null;
  const suyos = equipos.filter(({ miembros }) => miembros.some(({ usuario }) => usuario._id === _id));
  if (!persona || suyos.length > 0)
    return (
      <Notice kind="info" action={<Button onClick={close}>{t('comun:accion.cerrar')}</Button>}>
        {persona
          ? t('anadir.yaEsta', { nombre: persona.nombre, equipo: suyos[0]?.nombre })
          : t('anadir.noEsta')}
      </Notice>
    );
  return (
    <>
      {equipos.length === 0 ? (
        <EquipoForm equipo={undefined} con={persona} onClose={close} />
      ) : (
        <AnadirPersona persona={persona} equipos={equipos} onClose={close} />
      )}
    </>
  );
};
