/// <reference path="../../../../../tools/test-database/provided-context.d.ts" />
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import {
  ListVehicles,
  RemoveVehicle,
  SaveVehicles,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { temporaryFolder } from '../../../../../tools/temporary-folder.ts'
import { runAdmin } from '../../../../../tools/test/run-admin.ts'
import { createScratchDatabase } from '../../../../../tools/test-database/scratch-database.ts'
import { joinAs } from '../people/people.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'

const folder = temporaryFolder('one-account')
const FILES_FOLDER = join(folder, 'files')
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000, env: { FILES_FOLDER } })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

const VEHICLE = {
  market: 'uk',
  vehicleType: 'car',
  basis: {
    kind: 'ghg-estimate',
    answers: { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' },
  },
  registrationNumber: null,
  annualMileage: 8_000,
  mileageUnit: 'mi',
  multiplyVehicles: 1,
} as const

test('what one account lost is read from a backup beside the product, and entered again', async () => {
  const [ada, bert] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
  const saving = { body: { vehicles: [VEHICLE] } }
  const [vehicleId = ''] = (await api.call(SaveVehicles, saving, ada.bearer)).data.vehicleIds
  const settings = { DATABASE_URL: api.deps.config.DATABASE_URL, FILES_FOLDER }
  const backup = join(folder, 'backup')
  expect((await runAdmin(['backup', backup], settings)).code).toBe(0)

  await api.call(RemoveVehicle, { params: { vehicleId } }, ada.bearer)
  await api.call(SaveVehicles, saving, bert.bearer)

  const beside = await createScratchDatabase(inject('adminUrl'))
  const restored = await runAdmin(['restore', '--verify', backup, '--into', beside.url], settings)
  expect(restored.said).toContain('the backup is whole')
  expect(restored.code).toBe(0)
  const db = createPlatformDatabase(createPool(beside.url, 1))
  const lost = await db
    .selectFrom('vehicle')
    .select('description')
    .where('account_id', '=', ada.accountId)
    .where('removed_at', 'is', null)
    .execute()
  await db.destroy()
  await beside.drop()
  expect(lost).toHaveLength(1)

  const vehicles = lost.map(
    ({ description }) => description as BodyOf<typeof SaveVehicles>['vehicles'][number],
  )
  expect((await api.call(SaveVehicles, { body: { vehicles } }, ada.bearer)).status).toBe(201)
  const of = async ({ bearer }: typeof ada) =>
    (await api.call(ListVehicles, {}, bearer)).data.vehicles.map(({ title }) => title)
  expect(await of(ada)).toHaveLength(1)
  // What others did since the backup stays.
  expect(await of(bert)).toEqual(await of(ada))
})
