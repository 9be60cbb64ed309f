import type { ReplyOf } from '@pmp/contracts/common';
import type { rutasPublicas } from '@pmp/contracts/common/rutas';

type Configuracion = ReplyOf<typeof rutasPublicas.leerConfiguracion>;
type Parts = Partial<Omit<Configuracion, 'avisos'>> & { avisos?: Partial<Configuracion['avisos']> };

/** The settings of an installation that has changed none. */
export const aConfiguracion = ({ avisos, ...over }: Parts = {}): Omit<Configuracion, 'success'> => ({
  demo: false,
  registro: 'abierto',
  contrasenaMinima: 6,
  diasPapelera: 30,
  recuperacionPorCorreo: false,
  avisos: { servidorEnReposo: true, chatIaDesactivado: true, ...avisos },
  version: '1.0.0',
  ...over,
});
