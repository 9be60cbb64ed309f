import { type Consulta, leer, parametrosDe } from '@pmp/consulta';
import { erroresConsulta } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';

/** What `q` asks for; a query that says nothing is refused with the word at fault. */
export function readConsulta(q: string, campo = 'q'): Consulta {
  const { consulta, error } = leer(q);
  if (consulta) return consulta;
  throw new DomainError({ ...erroresConsulta[error.codigo], campo }, parametrosDe(error));
}

/** The same, for a list that has an order of its own. */
export function readCondicion(q: string): Consulta {
  const consulta = readConsulta(q);
  if (consulta.orden.length) {
    const desde = Math.max(q.toLowerCase().lastIndexOf('orden'), 0);
    throw new DomainError(erroresConsulta.ordenAjeno, { palabra: 'orden', desde, hasta: desde + 5 });
  }
  return consulta;
}
