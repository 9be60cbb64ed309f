import { canjearToken } from '@pmp/contracts/usuarios';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { TokenCheck } from './token-check';

@Controller()
export class CanjearTokenCommand implements CommandHandler<typeof canjearToken> {
  constructor(private readonly tokens: TokenCheck) {}

  @MessagePattern(commandPattern(canjearToken))
  handle(@Payload() { token }: z.output<typeof canjearToken.request>) {
    return this.tokens.exchange(token);
  }
}
