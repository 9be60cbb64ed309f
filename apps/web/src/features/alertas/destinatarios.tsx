import type { Alerta } from '@pmp/contracts/ia';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/sesion/session';
import { Avatar } from '../../shared/ui/fichas/avatar';
import { Checkbox } from '../../shared/ui/controles/checkbox';

interface DestinatariosProps {
  usuarios: Alerta['usuarios'];
  /** They are the team's people, as nobody the alert concerns can be told. */
  delEquipo: boolean;
  elegidos: string[];
  disabled: boolean;
  onChange: (elegidos: string[]) => void;
}

/** Chooses whom to notify; never oneself, as nobody is notified of their own actions. */
export const Destinatarios = ({ usuarios, delEquipo, elegidos, disabled, onChange }: DestinatariosProps) => {
  const { t } = useTranslation('alertas');
  const yo = useSession().user._id;
  const toggle = (id: string) =>
    onChange(elegidos.includes(id) ? elegidos.filter((each) => each !== id) : [...elegidos, id]);
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1 text-sm font-semibold">{t('detalle.avisarA')}</legend>
      {delEquipo && (
        <p className="pb-1 text-sm text-muted">
          {t(usuarios.some(({ id }) => id !== yo) ? 'detalle.delEquipo' : 'detalle.nadie')}
        </p>
      )}
      {usuarios.map(({ id, nombre, avatar }) => (
        <div key={id} className="flex items-center gap-2">
          <Checkbox
            label={id === yo ? t('detalle.tu', { nombre }) : nombre}
            checked={elegidos.includes(id)}
            disabled={disabled || id === yo}
            onChange={() => toggle(id)}
          />
          <Avatar nombre={nombre} src={avatar} size="sm" />
        </div>
      ))}
    </fieldset>
  );
};
