import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import { z } from 'zod'
import { NEWEST_API_VERSION } from '../api-versions.ts'
import { ApiEvent } from '../events.ts'
import { EVENT_DATA } from './event-data.generated.ts'
import { EVENT_EXAMPLES } from './event-examples.generated.ts'

/** 'PurchaseRequiresAction' of 'purchase.requires_action'. */
export const nameOfType = (type: EventType): string =>
  type
    .split(/[._]/)
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')

/** What is sent of an event of a type, whole. */
export const eventBody = (type: EventType) =>
  ApiEvent.extend({ type: z.literal(type), data: EVENT_DATA[type] }).meta({
    id: `${nameOfType(type)}Event`,
    description: EVENT_TYPES[type],
  })

const PROOF: ApiEvent['proof'] = {
  log: 'example.org/ledger',
  checkpoint:
    'example.org/ledger\n8192\nqJ2Bq0XcZ0yq0wq6Y2hQmJm0JzZ7hH6m8m3m5tQmXyA=\n\n— example.org/ledger …\n',
  entries: [
    {
      entryId: 4711,
      logIndex: 8190,
      leaf: 'ZW50cnk…',
      hashes: ['3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='],
    },
  ],
}

/** An event of a type, as it may look. */
export const eventExample = (type: EventType): ApiEvent => ({
  id: 'evt_0f8fad5bd9cb469fa16570867728950e',
  object: 'event',
  type,
  timestamp: '2026-12-01T10:00:00.000Z',
  mode: 'live',
  accountId: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  sequence: 42,
  version: NEWEST_API_VERSION,
  data: EVENT_EXAMPLES[type],
  proof: type === 'ledger.logged' ? PROOF : null,
})
