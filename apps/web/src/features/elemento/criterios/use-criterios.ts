import type { Criterio } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { ofrecer, type Undo } from '../../../shared/deshacer/ofrecer';
import { errorText, statusOf } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { anadir, cambiar, type ConCriterios, criteriosOf, quitar } from './cambiar-criterios';

/** What is done to the criteria of an item: shown at once, sent, and offered to be undone. */
export const useCriterios = (elemento: ConCriterios) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const tell = (error: unknown) =>
    deshacer.say(t('criterios.error', { detalle: errorText(error, t('comun:error.red')) }));
  const run = (titulo: string, cambio: Promise<Undo>, onFail = tell) => ofrecer({ titulo, cambio, onFail });
  return {
    criterios: criteriosOf(elemento),
    anadir: (textos: readonly string[], despuesDe?: string | null) => {
      const nuevos = textos.map((texto): Criterio => ({ _id: newId(), texto, hecho: false }));
      const titulo = t('criterios.anadidos', { count: nuevos.length, texto: nuevos[0]?.texto });
      return run(titulo, anadir(elemento, nuevos, despuesDe));
    },
    marcar: (criterio: Criterio, hecho: boolean) =>
      run(
        t(hecho ? 'criterios.marcado' : 'criterios.desmarcado', { texto: criterio.texto }),
        cambiar(elemento, criterio, { hecho }),
      ),
    /** `onGone`: somebody else has deleted it a moment before. */
    escribir: (criterio: Criterio, texto: string, onGone: () => void) =>
      run(t('criterios.cambiado', { texto }), cambiar(elemento, criterio, { texto }), (error) =>
        statusOf(error) === 404 ? onGone() : tell(error),
      ),
    mover: (criterio: Criterio, despuesDe: string | null) =>
      run(t('criterios.ordenado', { texto: criterio.texto }), cambiar(elemento, criterio, { despuesDe })),
    quitar: (criterio: Criterio) =>
      run(t('criterios.eliminado', { texto: criterio.texto }), quitar(elemento, criterio)),
  };
};
