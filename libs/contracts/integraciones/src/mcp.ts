import { z } from 'zod';

/** POST /api/mcp: one message of the Model Context Protocol; what it may say is the protocol's business. */
export const mensajeMcpSchema = z.looseObject({ jsonrpc: z.literal('2.0') });
export type MensajeMcp = z.infer<typeof mensajeMcpSchema>;
