import type { LlaveNueva, OpcionesLlave, OpcionesUso, UsoLlave } from '@pmp/contracts/usuarios';
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Asks the person for one of their keys. `enCampo`: the browser offers it in the field, and waits. */
export const usarLlave = (opciones: OpcionesUso, enCampo = false): Promise<UsoLlave> =>
  startAuthentication({ optionsJSON: opciones as Request, useBrowserAutofill: enCampo });

/** Makes a key on a device of the person's choice. */
export const crearLlave = (opciones: OpcionesLlave): Promise<LlaveNueva> =>
  startRegistration({ optionsJSON: opciones as Creation });

/** What the browser waits for is over. */
export const soltarLlave = (): void => WebAuthnAbortService.cancelCeremony();

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The person closed what the browser asked, or another question took its place: there is nothing to say. */
export const seDejo = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error));

/** The device that was chosen has a key of this person already. */
export const yaTenia = (error: unknown): boolean => nameOf(error) === 'InvalidStateError';
