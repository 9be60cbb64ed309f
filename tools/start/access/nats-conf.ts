import { natsUsers, passwordVariable, type NatsUser } from './nats-users.ts';

const HEAD = `# Written by tools/start/access/write-nats-conf.ts. Who may say what on the broker; passwords come from the environment and
# must begin with a letter, because the server reads one that begins with a digit as a number.

# By default NATS reserves three quarters of the free disk space at start. On a full disk that is nothing, and then it
# does not find its own streams, even after space has been freed.
jetstream { max_file_store: 1TB }
`;

/** Answers to what one was asked, and acknowledgements of what one was given, need no permission of their own. */
const ANSWERS = '{ max: 1000, expires: "15m" }';

const OWN = /^(hecho|estado|muerto|relevo|vivo|comando|entrega)\./;

/** The subject in an installation with this prefix; JetStream's own and inboxes carry it only inside. */
function within(prefix: string, subject: string): string {
  if (prefix === '' || subject === '>') return subject;
  if (OWN.test(subject)) return `${prefix}.${subject}`;
  return subject
    .replace(/\b(HECHOS|ESTADO|MUERTOS|VIVO)\b/, `${prefix}_$1`)
    .replace(/\.(hecho|estado)\./, `.${prefix}.$1.`);
}

const listOf = (prefix: string, subjects: readonly string[]): string =>
  subjects.map((subject) => `          "${within(prefix, subject)}"`).join('\n');

const blockOf = (prefix: string, { name, publish, subscribe }: NatsUser): string => `    {
      user: ${name}
      password: $${passwordVariable(name)}
      permissions {
        publish { allow: [
${listOf(prefix, publish)}
        ] }
        subscribe { allow: [
${listOf(prefix, subscribe)}
        ] }
        allow_responses: ${ANSWERS}
      }
    }`;

/** The configuration of the broker of an installation with this NATS_PREFIJO. */
export const natsConf = (services: readonly string[], prefix = ''): string =>
  `${HEAD}
authorization {
  users = [
${natsUsers(services)
  .map((user) => blockOf(prefix, user))
  .join('\n')}
  ]
}
`;
