import { z } from 'zod'
import { operation } from './operation.ts'

const TestReset = z
  .object({
    id: z.uuid(),
    object: z.literal('test_reset'),
    mode: z.literal('test'),
    createdAt: z.iso.datetime(),
    /** `false`: there is so much that the rest goes in the next minutes. */
    isDone: z.boolean(),
  })
  .meta({ id: 'TestReset', description: 'That the data of a test account was deleted.' })
export type TestReset = z.output<typeof TestReset>

export const resetTestData = operation({
  operationId: 'resetTestData',
  method: 'POST',
  path: '/v1/test/resets',
  tag: 'Account',
  scope: 'purchases:write',
  idempotency: 'required',
  summary: 'Delete all test data',
  description:
    'With a test key: deletes what test keys of the account made until now, which is quotes, purchases with their certificates, shops with their orders, and events. Keys and webhooks stay, and events are numbered on from where they were. Where there is very much, it answers `202`, and the rest goes in the next minutes. Without a reset, test data goes by itself after 90 days. Live data is never touched.',
  acceptedWhen: (answer) => !(answer as TestReset).isDone,
  answer: TestReset,
  refusals: ['TEST_KEY_NEEDED'],
  example: {},
})
