import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { type Answerer, respuesta } from '../preguntas/respuestas/contexto/contexto';
import { namedThing } from '../preguntas/respuestas/contexto/cosa-nombrada';
import { enlaceEpica, lineas } from '../preguntas/respuestas/contexto/redaccion';
import { enlaceDe } from './sobre-cosa';

/** Nothing is deleted from here: it says where one does. */
const responder: Answerer = (contexto) => {
  const cosa = namedThing(contexto);
  const suya = contexto.epica ? enlaceEpica(contexto.epica) : cosa && enlaceDe(cosa);
  return Promise.resolve(
    respuesta(
      lineas(
        'No cambio nada por mi cuenta, y eliminar tampoco te lo propongo: hazlo tú, y lo que elimines irá a la papelera, de donde se puede recuperar.',
        suya ? t`Ábrela y elimínala allí: ${suya}.` : null,
      ),
    ),
  );
};

export const eliminar: Definicion = {
  tipo: 'eliminar',
  frases: {
    normal: `Borra {clave} | Elimina la historia {titulo} | Suprime {clave} | Borra todas las tareas completadas | Bórrame {titulo} | Borra la épica {epica} | Quiero eliminar {clave} | Borra las tareas que estén hechas | Elimina las historias sin estimar | Borra todo lo del sprint | Elimina esas tareas | Haz desaparecer {clave} | ¿Puedes borrar {titulo}? | Borra los bugs cerrados | Elimina {titulo} | Suprime la tarea {titulo} | Tira {clave} a la papelera | Deshazte de {titulo} | Borra todas las tareas de {persona} | Elimina el sprint | Elimina las tareas completadas`,
    ruda: `carga {clave} a la basura | tira {titulo}`,
    mal: `vorra {clave} | eliminma {titulo}`,
    formal: `Proceda a eliminar {clave}`,
    en: `delete {clave} | remove the story {titulo} | remove {titulo} for good`,
    fr: `supprime {clave}`,
    de: `lösche {clave}`,
  },
  admite: ['cosa', 'epica', 'estados'],
  responder,
};
