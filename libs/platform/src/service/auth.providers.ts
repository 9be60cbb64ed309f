import type { Abstract, DynamicModule, Provider, Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { randomUUID } from 'node:crypto';
import type { ServiceDeclaration } from './service-declaration';
import { AskBeforeRefusing } from '../auth/rights/ask-before-refusing';
import { Authenticator } from '../auth/authenticator';
import { CallerCache } from '../auth/caller-cache';
import { CallerRenewal } from '../auth/caller-renewal';
import { CopiedDirectory } from '../auth/copied-directory';
import { Directory } from '../auth/directory';
import { JwtAuthGuard } from '../auth/jwt-auth.guard';
import { JwtStrategy } from '../auth/jwt.strategy';
import { AskedOutsideTexts, OutsideTexts } from '../auth/token-reads/outside-texts';
import { TokenReadings } from '../auth/token-reads/token-readings';
import { Sessions } from '../auth/sessions';
import { KEY_DAYS, KeyRotation } from '../auth/tokens/key-rotation';
import { CLAVE_STATE, SigningKeys, TOKEN_DAYS } from '../auth/tokens/signing-key';
import { TokenSigner } from '../auth/tokens/token-signer';
import {
  CLAVES_COLLECTION,
  CLAVES_PROPIAS,
  COPIA_CLAVES,
  VerificationKeys,
} from '../auth/tokens/verification-keys';

/** A key that nobody says how long to use signs for a season. */
const SEASON_DAYS = 90;

const signingProviders = ({
  clave,
  dias,
  claveDias = SEASON_DAYS,
}: NonNullable<ServiceDeclaration['firma']>): Provider[] => [
  { provide: CLAVE_STATE, useValue: clave },
  { provide: TOKEN_DAYS, useValue: dias },
  { provide: KEY_DAYS, useValue: claveDias },
  SigningKeys,
  TokenSigner,
  KeyRotation,
];

/** A strategy's name of each application's own. */
export const passportModule = (): DynamicModule =>
  PassportModule.registerAsync({ useFactory: () => ({ defaultStrategy: `jwt-${randomUUID()}` }) });

export const authProviders = ({ firma, directorio, textos }: ServiceDeclaration): Provider[] => [
  { provide: CLAVES_COLLECTION, useValue: firma ? CLAVES_PROPIAS : COPIA_CLAVES },
  { provide: Directory, useClass: directorio ?? CopiedDirectory },
  { provide: OutsideTexts, useClass: textos ?? AskedOutsideTexts },
  TokenReadings,
  VerificationKeys,
  JwtStrategy,
  Sessions,
  CallerCache,
  AskBeforeRefusing,
  Authenticator,
  CallerRenewal,
  { provide: APP_GUARD, useClass: JwtAuthGuard },
  ...(firma ? signingProviders(firma) : []),
];

export const authExports = ({ firma }: ServiceDeclaration): (Type<unknown> | Abstract<unknown>)[] => [
  Directory,
  CallerCache,
  AskBeforeRefusing,
  Authenticator,
  CallerRenewal,
  TokenReadings,
  ...(firma ? [SigningKeys, TokenSigner] : []),
];
