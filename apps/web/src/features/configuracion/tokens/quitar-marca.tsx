import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../shared/queries/keys';
import { forgetReadings } from '../api/tokens';
import { Pregunta } from '../piezas/pregunta';

interface QuitarMarcaProps {
  token: TokenPersonal;
  /** Absent: the token is the person's own. */
  forget?: (id: string) => Promise<unknown>;
  /** The list that shows it. */
  listed?: readonly string[];
  onClose: () => void;
}

/** Lets a token that has read texts from outside the team write everywhere again. */
export const QuitarMarca = ({
  token: { _id, nombre },
  forget = forgetReadings,
  listed = keys.tokens,
  onClose,
}: QuitarMarcaProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <Pregunta
      title={t('tokens.lecturas.pregunta', { nombre })}
      text={t('tokens.lecturas.preguntaTexto')}
      confirm={t('tokens.lecturas.quitar')}
      error={t('tokens.lecturas.error')}
      act={() => forget(_id)}
      listed={listed}
      onClose={onClose}
    />
  );
};
