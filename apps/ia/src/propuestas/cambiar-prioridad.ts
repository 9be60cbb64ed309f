import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { PRIORIDADES } from '@pmp/contracts/common';
import { type Answerer, respuesta } from '../preguntas/respuestas/contexto/contexto';
import { dichoOf } from '../preguntas/comprension/palabras';
import { normalize } from '../preguntas/texto/normalize';
import { enlaceDe, proposeEach } from './sobre-cosa';

const prioridadOf = (texto: string): (typeof PRIORIDADES)[number] | undefined => {
  const plano = dichoOf(texto.replace(/["“«][^"”»]*["”»]/gu, ' '));
  const dicha = PRIORIDADES.findLast((one) => new RegExp(`\\b${normalize(one)}\\b`).test(plano));
  return dicha ?? (/\burgent|\bprioritari|\bimportant/.test(plano) ? 'alta' : undefined);
};

const responder: Answerer = (contexto) => {
  const prioridad = prioridadOf(contexto.texto);
  if (!prioridad) return Promise.resolve(respuesta('¿Qué prioridad? Puede ser baja, media, alta o crítica.'));
  return proposeEach(contexto, 'cambiar-prioridad', (cosa) =>
    cosa.item.prioridad === prioridad
      ? t`${enlaceDe(cosa)} ya tiene prioridad ${prioridad}.`
      : {
          cuerpo: { prioridad },
          descripcion: t`Poner prioridad ${prioridad} a «${cosa.item.titulo}»`,
        },
  );
};

export const cambiarPrioridad: Definicion = {
  tipo: 'cambiar-prioridad',
  frases: {
    normal: `Sube la prioridad de {titulo} | Pon {clave} en prioridad crítica | Baja la prioridad de {titulo} a media | Cambia la prioridad de {clave} a alta | Que {titulo} sea prioritaria | Marca {clave} como urgente | Pon prioridad alta a {titulo} | Que {clave} sea crítica | Dale prioridad a {clave} | Haz que {titulo} sea urgente | Quiero {clave} con prioridad baja | {clave} es urgente, márcala | Baja la prioridad de {clave} | {titulo} con prioridad alta`,
    corta: `{clave} prioridad alta | prioridad crítica a {titulo} | {clave} urgente`,
    hablada: `lo de {titulo} ponlo con prioridad alta`,
    mal: `suve la prioridad de {clave} | pon prioridad halta a {titulo}`,
    formal: `Modifique la prioridad de {clave} a crítica`,
    en: `set the priority of {clave} to high | make {titulo} critical | make {clave} critical | raise the priority of {titulo}`,
    fr: `mets {clave} en priorité haute`,
    de: `setze {clave} auf Priorität hoch`,
  },
  admite: ['cosa', 'prioridades'],
  propone: true,
  responder,
};
