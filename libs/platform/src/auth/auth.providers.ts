import type { Provider } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { ServiceOptions } from '../service/platform-options';
import { AuthGuard } from './auth.guard';
import { Authenticator } from './authenticator';
import { CallerCache } from './caller-cache';
import { CopiedDirectory } from './copied-directory';
import { Directory } from './directory';
import { TokenVerifier } from './token-verifier';
import { CLAVES_COLLECTION, CLAVES_PROPIAS, COPIA_CLAVES, VerificationKeys } from './verification-keys';

export const authProviders = (options: ServiceOptions): Provider[] => [
  { provide: CLAVES_COLLECTION, useValue: options.firma ? CLAVES_PROPIAS : COPIA_CLAVES },
  { provide: Directory, useClass: options.directorio ?? CopiedDirectory },
  VerificationKeys,
  TokenVerifier,
  CallerCache,
  Authenticator,
  { provide: APP_GUARD, useClass: AuthGuard },
];

export const authExports = [Directory, TokenVerifier, CallerCache, Authenticator];
