import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BotonLlave } from '../../../../shared/llaves/boton-llave';
import { crearLlave } from '../../../../shared/llaves/llaves';
import { TextField } from '../../../../shared/ui/campos/text-field';
import { Dialog } from '../../../../shared/ui/dialogos/dialog';
import { FACTORES } from '../../api/factores';
import { beginLlave, createLlave } from '../../api/llaves';
import { CodigosDialog } from '../factor/codigos-dialog';

const MAX_NOMBRE = 60;

/** Asks how the key is to be called, has the browser make it, and shows the recovery codes that come with the first. */
const NuevaLlave = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['configuracion', 'factores']);
  const client = useQueryClient();
  const [nombre, setNombre] = useState('');
  const [codigos, setCodigos] = useState<string[]>();
  const make = async () => {
    const llave = await crearLlave(await beginLlave());
    const made = await createLlave({ llave, ...(nombre.trim() && { nombre: nombre.trim() }) });
    void client.invalidateQueries({ queryKey: FACTORES });
    if (made.codigos.length > 0) setCodigos(made.codigos);
    else onClose();
  };
  if (codigos) return <CodigosDialog codigos={codigos} onClose={onClose} />;
  return (
    <Dialog title={t('llaves.nueva')} description={t('llaves.nuevaTexto')} onClose={onClose} size="sm">
      <div className="flex flex-col gap-3 p-4">
        <TextField
          label={t('llaves.nombre')}
          help={t('llaves.nombreAyuda')}
          data-initial-focus
          maxLength={MAX_NOMBRE}
          value={nombre}
          onChange={({ target }) => setNombre(target.value)}
        />
        <BotonLlave label={t('factores:llave.crear')} variant="primary" act={make} />
      </div>
    </Dialog>
  );
};

export default NuevaLlave;
