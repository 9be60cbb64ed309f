import { describeSamples } from '../../../common/test/event-samples';
import * as events from '../events';

describeSamples(events, new URL('./samples/', import.meta.url));
