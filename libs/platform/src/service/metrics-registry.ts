import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';

/** One per service, not prom-client's global one: several services fit into one test process. */
@Injectable()
export class MetricsRegistry extends Registry {}
