import { randomUUID } from 'node:crypto'
import {
  dutiesOf,
  STAFF_ROLES,
  type StaffRole,
} from '@understory/domain/staff/console/staff-duties.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '../../app.ts'
import type { Bearer } from '../cross-account/actors.ts'
import {
  type ApiDocument,
  type Operation,
  operationsOf,
  requestOf,
} from '../cross-account/operations.ts'
import { joinStaff } from '../people/staff.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'

const BY_ROLE = new Set(['STAFF_ROLE_FORBIDS', 'MAY_NOT_REFUND', 'MAY_NOT_ENTER', 'MAY_NOT_SEND'])
const Refused = z.object({ code: z.string() }).catch({ code: 'answered' })

let api: TestApi
let operations: Operation[]
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  const document = await api.send(new Request('http://understory.test/api/openapi.json'))
  operations = operationsOf((await document.json()) as ApiDocument, allRoutes(api.deps)).filter(
    ({ access }) => access === 'staff',
  )
})
afterAll(() => api.close())

/** Nothing that exists: a call that is allowed finds nothing to change. */
const nowhere = ({ ids }: Operation) =>
  Object.fromEntries(ids.map(({ name }) => [name, name === 'lotId' ? '999' : randomUUID()]))

async function isRefusedForRole(operation: Operation, bearer: Bearer): Promise<boolean> {
  const request = new Request(requestOf(operation, nowhere(operation)), { headers: bearer })
  if (operation.bodyType) request.headers.set('content-type', operation.bodyType)
  const answer = await api.send(request)
  const text = await answer.text()
  const { code } = Refused.parse(text.startsWith('{') ? JSON.parse(text) : {})
  return answer.status === 403 && BY_ROLE.has(code)
}

describe.each(STAFF_ROLES)('%s', (role: StaffRole) => {
  test('makes the calls that its duties name, and is refused every other call of staff', async () => {
    const { bearer } = await joinStaff(api, [role])
    const mayDo = dutiesOf([role])
    for (const operation of operations) {
      const isIncluded = operation.duty !== undefined && mayDo.includes(operation.duty)
      const isRefused = await isRefusedForRole(operation, bearer)
      expect([operation.name, isRefused]).toEqual([operation.name, !isIncluded])
    }
  })
})

test('a claim that names no role opens no call of staff', async () => {
  const { bearer } = await joinStaff(api, ['gardening'])
  for (const operation of operations) {
    const request = new Request(requestOf(operation, nowhere(operation)), { headers: bearer })
    expect([operation.name, (await api.send(request)).status]).toEqual([operation.name, 403])
  }
})
