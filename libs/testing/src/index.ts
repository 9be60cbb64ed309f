export { testBroker, type TestBroker } from './broker';
export { cuttableDatabase, type CuttableDatabase } from './cuttable-database';
export { testDatabase, type TestDatabase } from './database';
export { eventually } from './eventually';
export { freePort } from './free-port';
export { newId, TestPeople, type TestPerson } from './people';
export { request, type TestReply } from './request';
export { startService, type RunningService, type ServiceParts } from './service';
export { signToken, testKey, type TestKey } from './tokens';
