import { eventBody, eventExample } from '@understory/contracts/v1/event-types/event-body.ts'
import { EVENT_DATA } from '@understory/contracts/v1/event-types/event-data.generated.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { expect, test } from 'vitest'
import { EVENT_RENDERERS } from '../../../from-manifests/event-renderers.ts'

test.each(EVENT_TYPE_NAMES)('%s is rendered by one capability, and its example is one', (type) => {
  expect(Object.keys(EVENT_RENDERERS)).toContain(type)
  expect(EVENT_DATA[type]).toBeDefined()
  const example = eventExample(type)
  expect(eventBody(type).parse(example)).toEqual(example)
})
