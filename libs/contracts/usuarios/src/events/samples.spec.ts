import { factEnvelopeSchema, stateEnvelopeSchema } from '@pmp/contracts/common';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  accesoRechazado,
  claveEstado,
  contrasenaCambiada,
  enlaceContrasenaCreado,
  equipoActualizado,
  equipoCreado,
  equipoEliminado,
  equipoEstado,
  identidadVinculada,
  miembroAnadido,
  miembroCambiado,
  miembroRetirado,
  sesionCerrada,
  sesionIniciada,
  usuarioActualizado,
  usuarioEstado,
  usuarioRegistrado,
} from '../events';

/** Frozen the day each event first shipped: a reader of version 1 must go on accepting what is in the streams. */
const SCHEMA_OF_SAMPLE = {
  'clave.v1.json': stateEnvelopeSchema(claveEstado.datos),
  'equipo.lapida.v1.json': stateEnvelopeSchema(equipoEstado.datos),
  'equipo.v1.json': stateEnvelopeSchema(equipoEstado.datos),
  'usuario.v1.json': stateEnvelopeSchema(usuarioEstado.datos),
  'equipo-eliminado.v1.json': factEnvelopeSchema(equipoEliminado.datos),
  'miembro-anadido.v1.json': factEnvelopeSchema(miembroAnadido.datos),
  'miembro-retirado.v1.json': factEnvelopeSchema(miembroRetirado.datos),
  'usuario-registrado.v1.json': factEnvelopeSchema(usuarioRegistrado.datos),
  'equipo-actualizado.v1.json': factEnvelopeSchema(equipoActualizado.datos),
  'equipo-creado.v1.json': factEnvelopeSchema(equipoCreado.datos),
  'miembro-cambiado.v1.json': factEnvelopeSchema(miembroCambiado.datos),
  'usuario-acceso-rechazado.v1.json': factEnvelopeSchema(accesoRechazado.datos),
  'usuario-actualizado.v1.json': factEnvelopeSchema(usuarioActualizado.datos),
  'usuario-contrasena-cambiada.v1.json': factEnvelopeSchema(contrasenaCambiada.datos),
  'usuario-enlace-contrasena-creado.v1.json': factEnvelopeSchema(enlaceContrasenaCreado.datos),
  'usuario-identidad-vinculada.v1.json': factEnvelopeSchema(identidadVinculada.datos),
  'usuario-sesion-cerrada.v1.json': factEnvelopeSchema(sesionCerrada.datos),
  'usuario-sesion-iniciada.v1.json': factEnvelopeSchema(sesionIniciada.datos),
};

const folder = new URL('./samples/', import.meta.url);

describe('frozen samples of the events of usuarios', () => {
  it.each(Object.entries(SCHEMA_OF_SAMPLE))('%s is still read in full', (name, schema) => {
    const sample: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    expect(schema.parse(sample)).toEqual(sample);
  });

  it('no sample lies unread', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(SCHEMA_OF_SAMPLE).sort());
  });
});
