export const CONTRASENA = 'recorrido-2026';
export const ADMIN = { correo: 'admin@recorrido.es', contrasena: CONTRASENA };
/** The variables that make the first account. */
export const CREDENTIALS = { ADMIN_CORREO: ADMIN.correo, ADMIN_CONTRASENA: ADMIN.contrasena };

/** Somebody of the demo workspace. */
export const demo = (clave: string) => ({ correo: `${clave}@demo.es`, contrasena: CONTRASENA });
