/** The administrator that `npm start` makes for a demonstration; everybody who has read this file knows the password. */
export const ADMIN_DEMO = { correo: 'admin@demo.es', contrasena: 'demo-2026' };

/** The other people of the demonstration. */
export const CORREOS_DEMO: readonly string[] = [
  'lucia@demo.es',
  'marcos@demo.es',
  'nora@demo.es',
  'ivan@demo.es',
  'carmen@demo.es',
  'hugo@demo.es',
  'irene@demo.es',
];
