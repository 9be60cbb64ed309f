import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { ofrecer, type Undo } from '../../../shared/deshacer/ofrecer';
import { EditConflict } from '../../../shared/dominio/merge-edits';
import type { CampoDeTexto } from '../../../shared/elementos/cambiar/cambiar-texto';
import type { Elemento } from '../../../shared/elementos/elementos';
import { errorText } from '../../../shared/http/errors';

/** Offers to undo a change of a text of the item, and says why it was refused. */
export const useCambiarTexto = ({ datos }: Elemento) => {
  const { t } = useTranslation(['backlog', 'comun']);
  return (campo: CampoDeTexto, cambio: Promise<Undo | undefined>, onFail?: (error: unknown) => void) => {
    const { titulo } = datos;
    const suCampo = t(`campo.${campo}`);
    void ofrecer({
      titulo: t('texto.cambiado', { titulo, campo: suCampo }),
      cambio,
      onFail: (error) => {
        const nombre = error instanceof EditConflict ? error.nombre : undefined;
        const detalle =
          nombre !== undefined
            ? t('conflicto.tituloDe', { nombre })
            : error instanceof EditConflict
              ? t('conflicto.titulo')
              : errorText(error, t('comun:error.red'));
        deshacer.say(t('elemento.error', { campo: suCampo, detalle }));
        onFail?.(error);
      },
    });
  };
};
