import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLAVE_BOTS, getBots } from '../api/bots';
import { Seccion } from '../piezas/seccion';
import { BotRow } from './bot-row';
import { FormularioBot } from './formulario-bot';

/** The accounts of programs. */
const BotsPanel = () => {
  const { t } = useTranslation('configuracion');
  const [creating, setCreating] = useState(false);
  const list = useQuery({ queryKey: CLAVE_BOTS, queryFn: ({ signal }) => getBots(signal) });
  return (
    <Seccion
      de="bots"
      nuevo={t('bots.nuevo')}
      onNuevo={() => setCreating(true)}
      query={list}
      ninguno={t('bots.ninguno')}
      row={(bot) => <BotRow key={bot._id} bot={bot} />}
    >
      {creating && <FormularioBot onClose={() => setCreating(false)} />}
    </Seccion>
  );
};

export default BotsPanel;
