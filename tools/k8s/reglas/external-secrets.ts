import { SERVICES } from '../../start/services.ts';

/** Secrets that operators create and no manifest contains, with their purpose (docs/operacion/secretos.md). */
export const EXTERNAL_SECRETS: Record<string, string> = {
  ...Object.fromEntries(
    [...SERVICES, 'gateway'].map((service) => [
      `pmp-acceso-${service}`,
      'mongodb-uri, nats-usuario, nats-clave: who this service is for MongoDB and NATS',
    ]),
  ),
  'pmp-acceso-operador': 'mongodb-uri, nats-usuario, nats-clave: who makes the backups',
  'pmp-copias': 'llave, secreto: the keys of a store that speaks S3, for the backups',
  'pmp-archivos': 'llave, secreto: the keys of a store that speaks S3, for files',
  'pmp-interno':
    'gateway, metricas, factores: what the gateway shows to services, and Prometheus to all; what encrypts the seeds of second factors (optional)',
  'pmp-datos':
    'for MongoDB and NATS in the cluster: the passwords of their users, and the key of the replica set',
  'pmp-nats': 'url: the addresses of NATS',
  'pmp-nats-ficheros': 'usuario.creds, ca.pem: the same as a file, and who signs the certificate of NATS',
  'pmp-correo': 'smtp-url: the mail server',
  'pmp-ia': 'clave: the key of the model',
  'pmp-primer-administrador': 'correo, contrasena: the first admin',
};
