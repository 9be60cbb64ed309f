/** Secrets that operators create and no manifest contains, with their purpose (docs/operacion/secretos.md). */
export const EXTERNAL_SECRETS: Record<string, string> = {
  'pmp-mongodb': 'uri: the address of MongoDB, password included',
  'pmp-nats': 'url: the addresses of NATS',
  'pmp-nats-acceso': 'usuario, clave: who the services are for NATS',
  'pmp-nats-ficheros': 'usuario.creds, ca.pem: the same as a file, and who signs the certificate of NATS',
  'pmp-correo': 'smtp-url: the mail server',
  'pmp-ia': 'clave: the key of the model',
  'pmp-primer-administrador': 'correo, contrasena: the first admin',
};
