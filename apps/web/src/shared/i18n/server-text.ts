import type { Sentence } from '@pmp/contracts/common';
import type { Notificacion } from '@pmp/contracts/notificaciones';
import { i18next } from './i18n';

/** Translates by the key in `servidor.json`; Spanish, and keys that only a newer server knows, stay as they were sent. */
const translated = (key: string, spanish: string, parametros: Sentence['parametros'] = {}): string => {
  const { language } = i18next;
  const count = parametros['total'];
  const options = { ...parametros, ...(typeof count === 'number' && { count }) };
  if (language === 'es' || !i18next.exists(`servidor:${key}`, { ...options, lng: language })) return spanish;
  // The catalogue's keys are those of the contracts: server-text.spec.ts compares them.
  return (i18next.t as (key: string, options: object) => string)(`servidor:${key}`, options);
};

/** A sentence of the server in the language on screen. */
export const serverText = ({ message = '', motivo, parametros }: Partial<Sentence>): string =>
  motivo ? translated(`error.${motivo}`, message, parametros) : message;

type Words = Pick<Notificacion, 'titulo' | 'mensaje' | 'aviso' | 'parametros'>;

/** A notification in the language on screen; one without `aviso` is shown as it was stored. */
export const avisoText = ({ titulo, mensaje, aviso, parametros }: Words) => {
  if (!aviso) return { titulo, mensaje };
  return {
    titulo: translated(`aviso.${aviso}.titulo`, titulo),
    mensaje: translated(`aviso.${aviso}.mensaje`, mensaje, parametros),
  };
};
