import type { Proyecto } from '@pmp/contracts/proyectos';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { KeyChip } from '../../../shared/ui/controles/key-chip';

const CambiarClave = parte(() => import('./cambiar-clave'));

const VER = 'clave';

/** The project's key, and what changes it; the form that has an address of its own is offered elsewhere too. */
export const ClaveProyecto = ({ proyecto }: { proyecto: Proyecto }) => {
  const { t } = useTranslation('panelProyecto');
  const [params, setParams] = useSearchParams();
  const show = (ver?: string) => setParams(ver ? { ver } : {}, { replace: true });
  return (
    <>
      <KeyChip>{proyecto.clave}</KeyChip>
      <IconButton
        label={t('clave.cambiar')}
        Icon={Pencil}
        iconClass="size-3.5"
        onClick={() => show(VER)}
        className="-my-1.5 -ml-1"
      />
      {params.get('ver') === VER && <CambiarClave proyecto={proyecto} onClose={() => show()} />}
    </>
  );
};
