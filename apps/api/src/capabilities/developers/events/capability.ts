import { EVENT_DAYS } from '@understory/domain/developers/events/event-types.ts'
import type { Capability } from '../../../capability.ts'
import { eventApiRoutes } from './api-routes.ts'
import { numberEvents } from './number-events.ts'
import { recordEvent } from './record-event.ts'
import { clearTestEvents } from './test-events/clear-test-events.ts'

export const events: Capability = {
  area: 'developers',
  name: 'events',
  says: 'What happened in an account, in order and without gaps, for programs.',
  owns: {
    event_account: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      notExported: 'how many events there were, which the events themselves say',
    },
    event_outbox: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      notExported: 'a note of some seconds, until an event is made of it',
    },
    account_event: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: {
        days: EVENT_DAYS,
        since: 'occurred_at',
        what: 'Events of an account, for programs that read them',
      },
      exported: { of: 'account' },
    },
  },
  asPlatform: {
    'news-of-accounts.ts': 'one statement looks for all accounts of which somebody waits',
    'test-events/create-test-event.ts':
      'events are written by the platform alone, whatever they are of',
  },
  apiRoutes: eventApiRoutes,
  clearsTestData: clearTestEvents,
  whenDeclared: async ({ db, clock }, { accountId, footprintId, number }) => {
    const subject = { footprintId, number: String(number) }
    const event = { accountId, type: 'footprint.declared', subject, at: clock() } as const
    await recordEvent(db, event).execute()
  },
  eventRenderers: {
    'test.ping': async (_, { subject }) => ({ data: { message: subject.message } }),
  },
  steps: [{ name: 'number-events', everyMs: 500, run: numberEvents }],
}
