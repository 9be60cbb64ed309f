import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';

/**
 * One registry per service instead of prom-client's global one, so that several services can run in one test process.
 */
@Injectable()
export class MetricsRegistry extends Registry {}
