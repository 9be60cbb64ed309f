import { CUARTA_PARTE } from './cuarta-parte';
import { startModel } from './modelo-grabado';
import { OCTAVA_PARTE } from './octava-parte';
import { PRIMERA_MITAD } from './primera-mitad';
import { QUINTA_PARTE } from './quinta-parte';
import { type Resultado, runAll } from './score';
import { SEGUNDA_MITAD } from './segunda-mitad';
import { SEPTIMA_PARTE } from './septima-parte';
import { SEXTA_PARTE } from './sexta-parte';
import { TERCERA_PARTE } from './tercera-parte';

const PARTES = {
  'Primera mitad': PRIMERA_MITAD,
  'Segunda mitad': SEGUNDA_MITAD,
  'Los diez tipos': TERCERA_PARTE,
  'Los diez tipos, después': CUARTA_PARTE,
  'Cómo trabaja el equipo': QUINTA_PARTE,
  'Quien lleva el equipo': SEXTA_PARTE,
  'Quien lleva el equipo, después': SEPTIMA_PARTE,
  'Escrito sin cuidado': OCTAVA_PARTE,
};
/** What the product promises of the questions that it can answer. */
export const MINIMO = 0.95;

function failureOf({ pregunta, respuesta, faults }: Resultado): string {
  const antes = (pregunta.tras ?? []).map((texto) => `«${texto}» → `).join('');
  return `✗ ${antes}«${pregunta.pregunta}»: ${faults.join('; ')}\n${respuesta.texto.replace(/^/gm, '    ')}`;
}

/** Each failure and the score, for people to read; `enough`: as many are right as is promised. */
export async function report({ conModelo = false } = {}): Promise<{ texto: string; enough: boolean }> {
  const modelo = conModelo ? await startModel() : null;
  const lines = [
    modelo
      ? `Con el modelo «${modelo.nombre}» y las herramientas del asistente.`
      : 'Con las reglas, sin modelo.',
  ];
  let right = 0;
  let all = 0;
  for (const [parte, preguntas] of Object.entries(PARTES)) {
    const resultados = await runAll(preguntas, modelo?.ask);
    const wrong = resultados.filter(({ faults }) => faults.length > 0);
    lines.push(
      ...wrong.map(failureOf),
      `${parte}: ${resultados.length - wrong.length} de ${resultados.length}.`,
    );
    right += resultados.length - wrong.length;
    all += resultados.length;
  }
  modelo?.close();
  lines.push(`${right} de ${all} bien contestadas, el ${((right / all) * 100).toFixed(1)} %.`);
  return { texto: lines.join('\n'), enough: right / all >= MINIMO };
}
