import type { Ruta } from '@pmp/contracts/common';
import { whoMay } from '../auth/rights/who-may';

interface Explained {
  summary?: string;
  description?: string;
  deprecated?: true;
  security?: object[];
}

function sentencesOf({ method, derecho, reciente, proposable, proposedBy, retirada, also }: Ruta): string[] {
  return [
    whoMay(derecho, method !== 'GET'),
    ...(reciente
      ? [
          'Si hace más de media hora que se inició la sesión, contesta 403 (`comun.entradaAntigua`) hasta que se confirma con `POST /api/usuarios/sesiones/reciente`; a un token de acceso no se le pide.',
        ]
      : []),
    ...(proposable
      ? ['Con el alcance `proponer` no cambia nada todavía: queda propuesto hasta que alguien decida.']
      : []),
    ...(proposedBy ? [`Con el alcance \`proponer\` se propone con \`${proposedBy}\`.`] : []),
    ...(also?.includes(304) ? ['Con `If-None-Match` contesta 304 si nada ha cambiado.'] : []),
    ...(retirada ? [`Se va a retirar: contesta hasta el ${retirada.hasta}.`] : []),
  ];
}

/** Says in the document of an operation what its route does and who may call it. */
export function explain(operation: Explained, route: Ruta | undefined): void {
  if (!route) return;
  operation.summary = route.resumen;
  operation.description = sentencesOf(route).join(' ');
  if (route.retirada) operation.deprecated = true;
  // An empty list says that nobody has to sign in; without it the document says nothing of it.
  operation.security ??= [];
}
