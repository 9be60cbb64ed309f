import type { Avance } from '@pmp/contracts/proyectos';
import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { plainText } from '../../../shared/dominio/plain-text';
import { tieneEtiqueta } from '../../../shared/elementos/etiquetas';

export interface Filtro {
  texto: string;
  epica: string;
  persona: string;
  /** Who answers for the story: a person's id, or SIN_RESPONSABLE. */
  responsable: string;
  /** A label's id. */
  etiqueta: string;
}

export const SIN_RESPONSABLE = 'nadie';

/** The parameter of each filter in the address. */
export const PARAM: Record<keyof Filtro, string> = {
  texto: 'q',
  epica: 'epica',
  persona: 'persona',
  responsable: 'responsable',
  etiqueta: 'etiqueta',
};

export const isActive = ({ texto, epica, persona, responsable, etiqueta }: Filtro): boolean =>
  Boolean(texto.trim() || epica || persona || responsable || etiqueta);

/** Stories in which the person has a task; undefined: no person is chosen. */
export const historiasOfPersona = (avances: Avance[] | undefined, persona: string): Set<string> | undefined =>
  persona && avances
    ? new Set(
        avances.filter(({ asignados }) => asignados.includes(persona)).map(({ historiaId }) => historiaId),
      )
    : undefined;

export const historiaFilter = (filtro: Filtro, dePersona: Set<string> | undefined) => {
  const texto = plainText(filtro.texto.trim());
  return (historia: HistoriaDeSprint): boolean =>
    (!filtro.epica || historia.epicaId._id === filtro.epica) &&
    (!filtro.responsable || (historia.responsable?._id ?? SIN_RESPONSABLE) === filtro.responsable) &&
    (!filtro.etiqueta || tieneEtiqueta(historia, filtro.etiqueta)) &&
    (!filtro.persona || !dePersona || dePersona.has(historia._id)) &&
    (!texto ||
      plainText(
        `${historia.titulo} ${historia.descripcion} ${historia.epicaId.titulo} ${historia.responsable?.nombre ?? ''}`,
      ).includes(texto));
};

export const filterColumnas = (
  columnas: Columna[],
  visible: (historia: HistoriaDeSprint) => boolean,
): Columna[] =>
  columnas.map((columna) => {
    const historias = columna.historias.filter(visible);
    return historias.length === columna.historias.length ? columna : { ...columna, historias };
  });
