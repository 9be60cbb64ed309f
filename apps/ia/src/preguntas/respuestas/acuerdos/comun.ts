import { t } from '../../../idioma/idioma';
import { type Contexto, respuesta, type Respuesta } from '../contexto/contexto';

export const NO_RESPONDE = respuesta('Ahora mismo no puedo mirarlo. Vuelve a intentarlo en un momento.');

export const sinProyecto = ({ ambito }: Contexto, de: string): Respuesta =>
  respuesta(
    'Eso es de cada proyecto: dime de cuál.',
    ambito.slice(0, 3).map(({ nombre }) => t`${de} ${nombre}`),
  );
