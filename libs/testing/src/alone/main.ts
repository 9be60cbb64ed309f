import { Neighbours } from './neighbours';

/**
 * Stands beside a service that its developer runs alone: prints the sample as one line of JSON and plays the other
 * services until it is ended. `PUERTOS` gives the port of each service, as JSON.
 */
const { NATS_URL = '', PUERTOS = '{}' } = process.env;
const neighbours = await Neighbours.start(NATS_URL, JSON.parse(PUERTOS) as Record<string, number>);
process.stdout.write(`${JSON.stringify(neighbours.sample)}\n`);
await neighbours.publish();
