import type { Abstract, Provider, Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { ServiceOptions } from '../service/platform-options';
import { AskBeforeRefusing } from './ask-before-refusing';
import { AuthGuard } from './auth.guard';
import { Authenticator } from './authenticator';
import { CallerCache } from './caller-cache';
import { CallerRenewal } from './caller-renewal';
import { CopiedDirectory } from './copied-directory';
import { Directory } from './directory';
import { KEY_DAYS, KeyRotation } from './key-rotation';
import { CLAVE_STATE, SigningKeys, TOKEN_DAYS } from './signing-key';
import { TokenSigner } from './token-signer';
import { TokenVerifier } from './token-verifier';
import { CLAVES_COLLECTION, CLAVES_PROPIAS, COPIA_CLAVES, VerificationKeys } from './verification-keys';

/** A key that nobody says how long to use signs for a season. */
const SEASON_DAYS = 90;

const signingProviders = ({
  clave,
  dias,
  claveDias = SEASON_DAYS,
}: NonNullable<ServiceOptions['firma']>): Provider[] => [
  { provide: CLAVE_STATE, useValue: clave },
  { provide: TOKEN_DAYS, useValue: dias },
  { provide: KEY_DAYS, useValue: claveDias },
  SigningKeys,
  TokenSigner,
  KeyRotation,
];

export const authProviders = ({ firma, directorio }: ServiceOptions): Provider[] => [
  { provide: CLAVES_COLLECTION, useValue: firma ? CLAVES_PROPIAS : COPIA_CLAVES },
  { provide: Directory, useClass: directorio ?? CopiedDirectory },
  VerificationKeys,
  TokenVerifier,
  CallerCache,
  AskBeforeRefusing,
  Authenticator,
  CallerRenewal,
  { provide: APP_GUARD, useClass: AuthGuard },
  ...(firma ? signingProviders(firma) : []),
];

export const authExports = ({ firma }: ServiceOptions): (Type<unknown> | Abstract<unknown>)[] => [
  Directory,
  TokenVerifier,
  CallerCache,
  AskBeforeRefusing,
  Authenticator,
  CallerRenewal,
  ...(firma ? [SigningKeys, TokenSigner] : []),
];
