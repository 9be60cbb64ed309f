import { hizo } from './actividad';
import { type Answerer } from './contexto/contexto';
import { lineas } from './contexto/redaccion';
import { hoy } from './listas/hoy';

/** What one tells the others in the morning: what one did yesterday, and what is next. */
export const daily: Answerer = async (contexto) => {
  const propias = contexto.persona === null;
  const de = (parts: Partial<typeof contexto.pregunta>) => ({
    ...contexto,
    pregunta: { ...contexto.pregunta, propias, ...parts },
  });
  const [ayer, ahora] = await Promise.all([
    hizo(de({ tipo: 'hizo', periodo: { unidad: 'dia', salto: -1 } })),
    hoy(de({ tipo: 'hoy', periodo: null })),
  ]);
  return { ...ahora, texto: lineas(ayer.texto, '', ahora.texto), q: null };
};
