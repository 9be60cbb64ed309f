import { CONJUNTO } from './conjunto/conjunto';
import { startModel } from './modelo-grabado';
import { type Resultado, runAll } from './score';
import {
  confusionesOf,
  crossValidate,
  crossValidateByManera,
  judge,
  DE_ENTRENAMIENTO,
  DE_PRUEBA,
  JUICIOS,
  type Juzgada,
  share,
} from './validacion';

/** What the product promises of the questions that it can answer. */
export const MINIMO = 0.95;

function failureOf({ pregunta, respuesta, faults }: Resultado): string {
  const antes = (pregunta.tras ?? []).map((texto) => `«${texto}» → `).join('');
  return `✗ ${antes}«${pregunta.pregunta}»: ${faults.join('; ')}\n${respuesta.texto.replace(/^/gm, '    ')}`;
}

const figuresOf = (juzgadas: readonly Juzgada[]): string =>
  JUICIOS.map((juicio) => `${juicio} ${(share(juzgadas, juicio) * 100).toFixed(1)} %`).join(' · ');

/** How much is understood of phrases that nothing was trained with, and what is taken for what. */
async function understanding(): Promise<string[]> {
  const validadas = await crossValidate();
  const estilos = [...new Set(validadas.map(({ frase }) => frase.estilo))];
  return [
    `Validación cruzada, ${validadas.length} frases: ${figuresOf(validadas)}.`,
    ...estilos.map(
      (estilo) => `  ${estilo}: ${figuresOf(validadas.filter(({ frase }) => frase.estilo === estilo))}`,
    ),
    `Con cada manera de escribir fuera del entrenamiento: ${figuresOf(await crossValidateByManera())}.`,
    `  la corriente, que es la mitad de las frases: ${figuresOf(await crossValidateByManera([['normal']]))}.`,
    `Frases de prueba, ${DE_PRUEBA.length}: ${figuresOf(await judge(DE_ENTRENAMIENTO, DE_PRUEBA))}.`,
    'Qué se toma por qué:',
    ...confusionesOf(validadas).map((line) => `  ${line}`),
  ];
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
  for (const [parte, preguntas] of Object.entries(CONJUNTO)) {
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
  if (!modelo) lines.unshift(...(await understanding()));
  lines.push(`${right} de ${all} bien contestadas, el ${((right / all) * 100).toFixed(1)} %.`);
  return { texto: lines.join('\n'), enough: right / all >= MINIMO };
}
