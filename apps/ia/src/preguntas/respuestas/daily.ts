import type { Definicion } from './contexto/definicion';
import { hizo } from './hizo';
import { type Answerer } from './contexto/contexto';
import { lineas } from './contexto/redaccion';
import { hoy } from './listas/hoy';

/** What one tells the others in the morning: what one did yesterday, and what is next. */
const responder: Answerer = async (contexto) => {
  const propias = contexto.persona === null;
  const de = (parts: Partial<typeof contexto.pregunta>) => ({
    ...contexto,
    pregunta: { ...contexto.pregunta, propias, ...parts },
  });
  const [ayer, ahora] = await Promise.all([
    hizo.responder(de({ tipo: 'hizo', periodo: { unidad: 'dia', salto: -1 } })),
    hoy.responder(de({ tipo: 'hoy', periodo: null })),
  ]);
  return { ...ahora, aplica: ['persona', 'periodo'], texto: lineas(ayer.texto, '', ahora.texto), q: null };
};

export const daily: Definicion = {
  tipo: 'daily',
  frases: {
    normal: `¿Qué digo en la daily? | ¿Qué cuento en el standup? | ¿Qué puedo contar en la reunión diaria?
      Prepara mi standup | ¿Qué cuento en la diaria? | Dame lo que tengo que decir en la daily | La daily
      Resumen para mi daily | Hazme el resumen para la daily`,
    corta: `daily | standup | guion daily`,
    ruda: `qué suelto yo en la puta daily`,
    hablada: `que tengo la daily ahora, qué digo`,
    mal: `daili | estandup`,
    formal: `Prepare mi intervención para la reunión diaria`,
    en: `prepare my daily | what do I say in the standup? | prepare my standup`,
    fr: `prépare mon daily`,
    de: `was sage ich im Daily? | bereite mein Daily vor`,
  },
  admite: ['persona'],
  responder,
};
