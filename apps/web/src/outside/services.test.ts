import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHAT_REGIONS } from './chat/chat-regions.ts'
import { SERVICES, type ServiceName } from './services.ts'

const DOCUMENT = readFileSync(
  new URL('../../../../docs/outside-services.md', import.meta.url),
  'utf8',
)
const names = Object.keys(SERVICES) as ServiceName[]

test.each(names)(
  'the hosts of %s have their source, which the operator finds in the documents',
  (name) => {
    expect(DOCUMENT).toContain(`](${SERVICES[name].documented})`)
  },
)

test.each(names)('the policy opens for %s at hosts over TLS alone, and never for all', (name) => {
  const { style: _, ...hosts } = SERVICES[name].sources
  for (const host of Object.values(hosts).flat()) {
    expect(host).toMatch(/^(?:blob:|(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/)
  }
})

test('the form of the chat may go to the region of any workspace', () => {
  expect(SERVICES.intercom.sources.form).toEqual(
    expect.arrayContaining(Object.values(CHAT_REGIONS)),
  )
})
