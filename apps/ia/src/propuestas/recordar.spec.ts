import { describe, expect, it } from '@jest/globals';
import { Calendario } from '@pmp/platform';
import { cuandoDicho } from './cuando-dicho';
import { loDicho } from './recordar';

/** Wednesday, a quarter past twelve in Madrid. */
const RELOJ = { ahora: new Date('2026-11-18T11:15:30.000Z'), calendario: new Calendario('Europe/Madrid') };

describe('a reminder', () => {
  it.each([
    ['Recuérdame mañana a las 9 revisar TIENDA-8', '2026-11-19 09:00', 'Revisar TIENDA-8'],
    ['Avísame el viernes de la entrega', '2026-11-20 09:00', 'La entrega'],
    ['avísame el viernes por la mañana del certificado', '2026-11-20 09:00', 'Certificado'],
    ['Recuérdame en dos horas que mire la pasarela', '2026-11-18 14:16', 'Mire la pasarela'],
    ['recuérdame dentro de media hora llamar a Marcos', '2026-11-18 12:46', 'Llamar a Marcos'],
    ['Recuérdame a las cinco la reunión', '2026-11-18 17:00', 'La reunión'],
    ['Recuérdame a las 10 lo de la pasarela', '2026-11-19 10:00', 'La pasarela'],
    ['recuérdame pasado mañana a las 9:30 enviar el informe', '2026-11-20 09:30', 'Enviar el informe'],
    [
      'Ponme un recordatorio para el lunes a las 8 y media: comprar el dominio',
      '2026-11-23 08:30',
      'Comprar el dominio',
    ],
    ['Recuérdame el 3 de diciembre renovar el certificado', '2026-12-03 09:00', 'Renovar el certificado'],
    ['Recuérdame la semana que viene lo del contrato', '2026-11-23 09:00', 'Contrato'],
    ['Recuérdame en tres días el informe del lunes', '2026-11-21 09:00', 'El informe del lunes'],
    ['Mañana recuérdame hablar con Nora', '2026-11-19 09:00', 'Hablar con Nora'],
    ['Tengo que llamar al banco el lunes, recuérdamelo', '2026-11-23 09:00', 'Tengo que llamar al banco'],
    ['oye, recuérdame esta tarde mirar el correo', '2026-11-18 16:00', 'Mirar el correo'],
    ['remind me tomorrow at 5pm to check the gateway', '2026-11-19 17:00', 'Check the gateway'],
    ['rappelle-moi lundi à 9h de vérifier la passerelle', '2026-11-23 09:00', 'Vérifier la passerelle'],
    ['erinnere mich morgen um 10 Uhr an die Rechnung', '2026-11-19 10:00', 'Die Rechnung'],
    ['Recuérdame mañana esto', '2026-11-19 09:00', ''],
    ['Recuérdame revisar el contrato', null, 'Revisar el contrato'],
    ['Recuérdame hoy revisar el contrato', null, 'Revisar el contrato'],
  ])('%s', (texto, esperado, dicho) => {
    const momento = cuandoDicho(texto, RELOJ);
    expect([momento && `${momento.dia} ${momento.hora}`, loDicho(texto)]).toEqual([esperado, dicho]);
  });

  it('is at the hour that clocks show where the person is, on both sides of a change', () => {
    const tarde = { ...RELOJ, ahora: new Date('2026-10-24T20:00:00.000Z') };
    expect(cuandoDicho('mañana a las 9', tarde)?.instante.toISOString()).toBe('2026-10-25T08:00:00.000Z');
    expect(cuandoDicho('hoy a las 23:00', tarde)?.instante.toISOString()).toBe('2026-10-24T21:00:00.000Z');
    const tokio = { ...RELOJ, calendario: new Calendario('Asia/Tokyo') };
    expect(cuandoDicho('mañana a las 9', tokio)?.instante.toISOString()).toBe('2026-11-19T00:00:00.000Z');
  });
});
