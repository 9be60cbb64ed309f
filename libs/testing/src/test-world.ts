import { hear, type Heard } from './api/hear';
import type { TestBroker } from './broker/test-broker';
import type { TestDatabase } from './database/database';
import { callAs, type Call } from './people/call-as';
import type { Cast } from './people/cast';
import type { TestPerson } from './people/people';
import type { RunningService } from './service';

/** What the worlds of services share: the service with its own broker and database, a team of three and an outsider. */
export class TestWorld {
  readonly admin: TestPerson;
  readonly teamAdmin: TestPerson;
  readonly creator: TestPerson;
  readonly member: TestPerson;
  readonly outsider: TestPerson;
  readonly team: string;
  readonly otherTeam: string;
  private readonly heard: Heard[] = [];
  /** What of all that is published the service is heard to say. */
  protected readonly subjects: string[] = ['hecho.>', 'estado.>', 'vivo.>'];

  protected constructor(
    readonly database: TestDatabase,
    readonly broker: TestBroker,
    readonly service: RunningService,
    cast: Cast,
  ) {
    ({
      admin: this.admin,
      teamAdmin: this.teamAdmin,
      creator: this.creator,
      member: this.member,
      outsider: this.outsider,
      team: this.team,
      otherTeam: this.otherTeam,
    } = cast);
  }

  async close(): Promise<void> {
    // One that still listens would look for the broker for as long as the process runs.
    await Promise.all(this.heard.map((each) => each.stop()));
    await this.service.close();
    await this.broker.dispose();
  }

  /** Calls as this person; null: without a token. */
  as(person: TestPerson | null): Call {
    return callAs(this.service.app, person);
  }

  /** Everything the service publishes from now on. */
  async hear(): Promise<Heard> {
    const heard = await hear(this.broker.url, this.subjects);
    this.heard.push(heard);
    return heard;
  }

  collection(name: string) {
    return this.service.connection.collection(name);
  }
}
