import type { Definicion } from '../contexto/definicion';
import { fija } from './comun';

const responder = fija(() => 'A ti. Aquí sigo si necesitas algo más.');

export const gracias: Definicion = {
  tipo: 'gracias',
  frases: {
    normal: `Gracias | Muchas gracias | Perfecto | Vale, gracias | Genial | Hasta luego | Adiós | Muy bien
      De acuerdo | te lo agradezco | hasta mañana | nos vemos | perfecto, gracias`,
    corta: `gracias | ok | vale | genial`,
    hablada: `de lujo | estupendo, gracias`,
    mal: `grasias | grax | asta luego`,
    formal: `Le agradezco su ayuda | Muchas gracias por la información`,
    en: `thanks | thank you very much | bye | great, thank you`,
    fr: `merci`,
    de: `danke | tschüss`,
  },
  admite: [],
  sinDatos: true,
  responder,
};
