import type { Definicion } from '../contexto/definicion';
import { fija } from './comun';

const responder = fija(() => 'A ti. Aquí sigo si necesitas algo más.');

export const gracias: Definicion = {
  tipo: 'gracias',
  frases: {
    normal: `Gracias | Muchas gracias | Perfecto | Vale, gracias | Genial | Hasta luego | Adiós | Muy bien
      De acuerdo | te lo agradezco | hasta mañana | nos vemos | perfecto, gracias | Muchísimas gracias
      Me ha servido, gracias | Nada más, gracias | Qué bien, gracias | Buen trabajo | Te debo una`,
    corta: `gracias | ok | vale | genial | thx | listo, gracias`,
    hablada: `de lujo | estupendo, gracias`,
    mal: `grasias | grax | asta luego`,
    formal: `Le agradezco su ayuda | Muchas gracias por la información`,
    en: `thanks | thank you very much | bye | great, thank you | thanks a lot | that's all, thanks | cheers`,
    fr: `merci | merci beaucoup`,
    de: `danke | tschüss | vielen Dank`,
  },
  admite: [],
  sinDatos: true,
  responder,
};
