import { dondeOf, idsOf, type Answerer, respuesta } from './contexto';
import { FILAS } from './listados';
import { cantidad, elementos, enlaceHistoria, lineas, literal } from './redaccion';

/** Open stories without points. */
export const sinEstimar: Answerer = async (contexto) => {
  const { reader, ambito, proyecto } = contexto;
  const historias = (await reader.historias(idsOf(ambito))).filter(
    ({ estado, puntos }) => estado !== 'completada' && !puntos,
  );
  if (!historias.length) return respuesta(`No hay historias sin estimar${dondeOf(contexto)}.`);
  const vistas = historias.slice(0, FILAS);
  const nombreDe = (id: string) => ambito.find(({ _id }) => _id === id)?.nombre ?? '';
  return respuesta(
    lineas(
      `Hay ${cantidad(historias.length, 'historia', 'historias')} sin estimar${dondeOf(contexto)}:`,
      elementos(
        vistas.map((h) => `${enlaceHistoria(h)}${proyecto ? '' : `, en ${literal(nombreDe(h.proyecto))}`}`),
      ),
      historias.length > vistas.length ? `Y ${historias.length - vistas.length} más.` : null,
    ),
    vistas.slice(0, 2).map(({ titulo }) => `Estima la historia «${literal(titulo)}»`),
  );
};
