import { JetStreamApiError } from '@nats-io/jetstream';

const CONSUMER_NOT_FOUND = 10_014;

export const isConsumerNotFound = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === CONSUMER_NOT_FOUND;
