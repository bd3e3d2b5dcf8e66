import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { GetLotEvidence, ListSupply, ReverseLot } from '@understory/contracts/proof/supply.ts'
import { pdfSaying } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { parseSupplyLeaf } from '@understory/ledger-log/leaves/supply-leaf.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { aLot, enterLot, projectOf, SERIES } from '../../../testing/supply.ts'
import { sweepFiles } from '../../footprints/company-footprints/public.ts'
import { certificateFacts } from '../certificates/certificate-facts.ts'
import { findCertificate } from '../certificates/public.ts'
import { verifyLog } from '../ledger-check/verify-log.ts'
import { appendToLog } from '../public-log/public.ts'
import { allocateSupply } from './public.ts'

let api: TestApi
let ada: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>
let co2e: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'personal')
  staff = await joinStaff(api)
  co2e = await projectOf(api, 'co2e')
})
afterAll(() => api.close())

const enter = (changes: Parameters<typeof aLot>[1] = {}) =>
  enterLot(api, staff, aLot(co2e, changes))
const reverse = (lotId: number, reason = 'entered twice by mistake') =>
  api.call(ReverseLot, { params: { lotId }, body: { reason } }, staff.bearer)
const supply = async () => (await api.call(ListSupply, {})).data
const lotOf = async (lotId: number) => (await supply()).lots.find((lot) => lot.lotId === lotId)
const coverOf = async (project: string) =>
  (await supply()).projects.find(({ projectId }) => projectId === project)

describe('a lot', () => {
  test('is listed with its serials, is a leaf of the log, and keeps its evidence', async () => {
    const { status, data } = await enter()
    expect(status).toBe(201)
    await appendToLog(api.deps)
    const lot = await lotOf(data.lotId)
    expect(lot).toMatchObject({
      projectId: co2e,
      quantity: 100_000_000,
      block: { series: SERIES, first: 1, last: 100 },
      reversed: null,
    })
    const { leaf } = await api.deps.db
      .selectFrom('ledger_log_leaf')
      .select('leaf')
      .where('index', '=', lot?.logIndex ?? -1)
      .executeTakeFirstOrThrow()
    const logged = parseSupplyLeaf(leaf)
    expect(logged).toMatchObject({ lot: data.lotId, registry: 'verra', quantity: 100_000_000 })
    expect(Buffer.from(logged?.evidence ?? []).toString('hex')).toBe(lot?.evidenceSha256)
    // Its file stays when files that nothing refers to are swept.
    const later = new Date(Date.now() + 2 * 86_400_000)
    await sweepFiles({ ...api.deps, clock: () => later })
    const params = { lotId: data.lotId }
    const evidence = await api.call(GetLotEvidence, { params }, staff.bearer)
    expect(Buffer.compare(evidence.data, pdfSaying('a hundred tonnes'))).toBe(0)
    expect(evidence.headers.get('content-disposition')).toContain('retirement.pdf')
  })

  test('entered twice by the same request is one', async () => {
    const lot = aLot(co2e, { firstUnit: 1_001, lastUnit: 1_100 })
    const [one, other] = [await enterLot(api, staff, lot), await enterLot(api, staff, lot)]
    expect(one.data.lotId).toBe(other.data.lotId)
    await reverse(one.data.lotId)
  })

  test('never has a unit that another one has, until that is reversed', async () => {
    const half = { quantity: 50_000_000, firstUnit: 100, lastUnit: 149 }
    const refused = await enter(half)
    expect([refused.status, refused.refusal.code]).toEqual([409, 'UNITS_TAKEN'])
    expect(refused.refusal.problems?.[0]?.field).toBe('firstUnit')
    const series = SERIES.replace('0001', '0002')
    const elsewhere = await enter({ ...half, series })
    expect(elsewhere.status).toBe(201)
    expect((await enter({ ...half, series })).status).toBe(409)
    expect((await reverse(elsewhere.data.lotId)).status).toBe(204)
    const again = await enter({ ...half, series })
    expect(again.status).toBe(201)
    await reverse(again.data.lotId)
  })

  test.each<[string, Parameters<typeof aLot>[1], string]>([
    ['a quantity that its units are not', { quantity: 99_000_000 }, 'quantity'],
    ['a serial without a registry', { registry: '' }, 'registry'],
    ['a registry without a serial', { series: '' }, 'series'],
    ['a serial without its range', { firstUnit: null }, 'series'],
    ['a serial without an asterisk', { series: '0001-1' }, 'series'],
    ['a range that ends before it begins', { firstUnit: 100, lastUnit: 1 }, 'lastUnit'],
    ['an address that is none', { retirementUrl: 'javascript:alert(1)' }, 'retirementUrl'],
    ['a year before there were any', { vintage: 1889 }, 'vintage'],
    ['nothing', { quantity: 0 }, 'quantity'],
    [
      'a page as its evidence',
      { evidence: { name: 'a.pdf', file: Buffer.from('<html>').toString('base64') } },
      'evidence',
    ],
  ])('with %s is refused beside its field', async (_, changes, field) => {
    const { status, refusal } = await enter(changes)
    expect(status).toBe(400)
    expect(refusal.problems?.map((problem) => problem.field)).toEqual([field])
  })

  test('of a project that is not there is refused', async () => {
    expect((await enterLot(api, staff, aLot('nowhere'))).refusal.code).toBe('PROJECT_NOT_FOUND')
  })

  test('is entered by staff alone', async () => {
    expect((await enterLot(api, ada, aLot(co2e))).status).toBe(403)
    expect((await enterLot(api, { bearer: {} }, aLot(co2e))).status).toBe(401)
  })

  test('never changes: it is reversed once, with a reason, by a leaf of its own', async () => {
    const { lotId } = (await enter({ registry: '', series: '', firstUnit: null, lastUnit: null }))
      .data
    const before = (await coverOf(co2e))?.supplied ?? 0
    expect((await reverse(lotId, 'short')).status).toBe(400)
    expect((await reverse(lotId)).status).toBe(204)
    expect((await reverse(lotId)).refusal.code).toBe('LOT_NOT_FOUND')
    expect((await coverOf(co2e))?.supplied).toBe(before - 100_000_000)
    expect((await lotOf(lotId))?.reversed?.reason).toBe('entered twice by mistake')
    for (const change of [
      sql`update supply_lot set quantity = 1 where id = ${lotId}`,
      sql`delete from supply_lot where id = ${lotId}`,
    ]) {
      await expect(change.execute(api.deps.db)).rejects.toThrow(/append-only|stays as it was/)
    }
  })
})

describe('what stands behind a certificate', () => {
  test('is named by its block and units, and a lot that comes later serves who waits', async () => {
    const buy = async (co2eGrams: number) => {
      const paid = await payFor(api, ada, (await quote(api, { co2eGrams })).quoteId)
      const { data } = await askOutcome(api, ada, paid.paymentId)
      return data.certificateId ?? ''
    }
    const [first, second] = [await buy(60_500_000), await buy(60_000_000)]
    await appendToLog(api.deps)
    await allocateSupply(api.deps)
    const unitsOf = async (certificateId: string) => {
      const { data } = await api.call(VerifyCertificate, { params: { certificateId } })
      return data.supply.map(({ block, units, quantity }) => [
        block?.series.slice(0, 4),
        units,
        quantity,
      ])
    }
    expect(await unitsOf(first)).toEqual([['0001', { first: 1, last: 61 }, 60_500_000]])
    expect(await unitsOf(second)).toEqual([['0001', { first: 61, last: 100 }, 39_500_000]])
    expect((await coverOf(co2e))?.uncovered).toBe(20_500_000)
    const later = { series: SERIES.replace('0001', '0003'), quantity: 21_000_000 }
    await enter({ ...later, firstUnit: 7, lastUnit: 27 })
    await appendToLog(api.deps)
    await allocateSupply(api.deps)
    expect(await unitsOf(second)).toEqual([
      ['0001', { first: 61, last: 100 }, 39_500_000],
      ['0003', { first: 7, last: 27 }, 20_500_000],
    ])
    expect((await coverOf(co2e))?.uncovered).toBe(0)
    const row = await findCertificate(api.deps.db, { id: second })
    const facts = row && (await certificateFacts({ ...api.deps, db: api.scopedDb }, row))
    expect(facts?.projects.map(({ batch }) => batch)).toEqual([
      'from block 1–100 at verra and block 7–27 at verra',
    ])
  })
})

describe('what someone with the database changes of it is found', () => {
  class Undo extends Error {}

  async function broken(statement: string): Promise<string[]> {
    let found: string[] = []
    const outcome = api.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql.raw(statement).execute(tx)
      const findings = await verifyLog(tx)
      found = findings.flatMap(({ id, breaches }) => (breaches > 0 ? [id] : []))
      throw new Undo()
    })
    await expect(outcome).rejects.toThrow(Undo)
    return found
  }

  test.each([
    ['nothing', 'select 1', []],
    [
      'a serial',
      `update supply_lot set series = 'X*' where series is not null`,
      ['leaf-equals-lot'],
    ],
    [
      'its evidence',
      `update supply_lot set evidence_sha256 = repeat('0', 64)`,
      ['leaf-equals-lot'],
    ],
    [
      'which units are behind an entry',
      'update supply_allocation set position = position + 1',
      ['allocation-follows-log'],
    ],
    ['that some are', 'delete from supply_allocation', ['allocation-follows-log']],
    [
      'what is left for others',
      'update supply_pool set quantity = quantity + 1',
      ['allocation-follows-log'],
    ],
    [
      'which leaf a lot is',
      'update supply_leaf set leaf_index = -leaf_index - 1',
      ['leaf-equals-certificate', 'allocation-follows-log'],
    ],
  ])('%s', async (_, statement, found) => {
    expect(await broken(statement)).toEqual(found)
  })
})
