import { jetstreamManager } from '@nats-io/jetstream';
import mongoose from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { connectBroker } from '../../start/broker/connect-broker.ts';
import type { ProductUnderTest } from './product-under-test.ts';
import { SERVICIOS } from '../plan/schedule.ts';

/** A fact that was rejected ten times waits a minute for its next delivery. */
const LIMIT_MS = 180_000;
const POLL_MS = 1_000;
/** How many checks in a row must find nothing under way. */
const QUIET_LOOKS = 5;

async function outboxRows(uri: string): Promise<string[]> {
  const client = await new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 3_000 }).connect();
  try {
    const waiting: string[] = [];
    for (const servicio of SERVICIOS) {
      const rows = await client.db(servicio).collection('outbox').countDocuments({});
      if (rows) waiting.push(`${servicio}: ${rows} transacciones sin publicar`);
    }
    return waiting;
  } finally {
    await client.close();
  }
}

async function pendingMessages(natsUrl: string): Promise<string[]> {
  const connection = await connectBroker(natsUrl, 'fallos');
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const waiting: string[] = [];
    for await (const { name, num_pending, num_ack_pending } of manager.consumers.list('HECHOS')) {
      if (num_pending + num_ack_pending) waiting.push(`${name}: ${num_pending} + ${num_ack_pending}`);
    }
    for await (const { name, num_pending, num_ack_pending } of manager.consumers.list('ESTADO')) {
      if (num_pending + num_ack_pending) waiting.push(`${name}: ${num_pending} + ${num_ack_pending}`);
    }
    return waiting;
  } finally {
    await connection.close();
  }
}

async function whatMoves(product: ProductUnderTest): Promise<string[]> {
  if (!(await product.isReady())) return ['el producto no está listo'];
  try {
    return [...(await outboxRows(product.mongodbUri)), ...(await pendingMessages(product.natsUrl))];
  } catch (error) {
    return [String(error)];
  }
}

/** Waits until no message is under way; returns what still is if the limit passes. */
export async function settle(product: ProductUnderTest): Promise<string[]> {
  const deadline = Date.now() + LIMIT_MS;
  let quiet = 0;
  for (;;) {
    const moving = await whatMoves(product);
    quiet = moving.length ? 0 : quiet + 1;
    if (quiet === QUIET_LOOKS) return [];
    if (Date.now() > deadline) return moving;
    await delay(POLL_MS);
  }
}
