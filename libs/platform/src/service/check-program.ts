import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createAdapter } from '../http/fastify';

/** What the build leaves beside the program: every package that it imports, also those that few ever need. */
const IMPORTS_FILE = 'paquetes.json';

const importsOf = (program: string): string[] =>
  JSON.parse(readFileSync(join(dirname(program), IMPORTS_FILE), 'utf8')) as string[];

/**
 * Loads every package that the program at `program` may ever ask for, and puts its modules together without making any
 * of their parts, so that nothing connects. Throws what a start would have thrown.
 */
export async function checkProgram(module: Type<unknown>, program: string): Promise<void> {
  for (const name of importsOf(program)) await import(name);
  await NestFactory.create(module, createAdapter(), { preview: true, abortOnError: false, logger: false });
}
