import { FindRegistration } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { expect, test } from 'vitest'
import { createHealth } from '../../capabilities/staff/health/get-health.ts'
import { startTestApi } from '../start-test-api.ts'

const LATE_MS = 20 * 60_000

test('while the key of the vehicle registry is revoked nobody finds a car by its number, the health page says so, and the next answer ends it', async () => {
  const api = await startTestApi()
  const lookUp = (registrationNumber: string) =>
    api.call(FindRegistration, { body: { registrationNumber } })
  const problems = async () => {
    const { problems: found } = await createHealth(api.deps)()
    return found.map(({ title }) => title)
  }
  const failingSince = async () => {
    const seen = await api.deps.db
      .selectFrom('status_sighting')
      .select('failing_since')
      .where('part', '=', 'vehicle-registry')
      .executeTakeFirst()
    return seen?.failing_since ?? null
  }

  api.sandbox.registry.isKeyRevoked = true
  const refused = await lookUp('AA19 AAA')
  expect([refused.status, refused.refusal?.code]).toEqual([500, 'REGISTRY_FAILED'])
  await expect.poll(failingSince).not.toBeNull()
  expect(await problems()).not.toContain('The vehicle registry')
  const since = new Date(Date.now() - LATE_MS)
  await api.deps.db
    .updateTable('status_sighting')
    .set({ failing_since: since })
    .where('part', '=', 'vehicle-registry')
    .execute()
  expect(await problems()).toContain('The vehicle registry')

  api.sandbox.registry.isKeyRevoked = false
  expect((await lookUp('AA19 AAA')).status).toBe(200)
  await expect.poll(failingSince).toBeNull()
  expect(await problems()).not.toContain('The vehicle registry')
  await api.close()
})
