/** Whether the database and the broker of the tests run in containers. */
export const inContainers = (): boolean => process.env['TEST_INFRA'] === 'contenedores';

/** The variables that name the sockets on which the doormen of this run listen. */
export const MONGO_SOCKET = 'PMP_TEST_MONGO_SOCKET';
export const NATS_SOCKET = 'PMP_TEST_NATS_SOCKET';
