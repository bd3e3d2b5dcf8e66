import { randomUUID } from 'node:crypto'
import {
  PreviewSupplierAnswer,
  ReadSupplierAnswer,
  StepSupplierRequest,
} from '@understory/contracts/footprints/answers.ts'
import { AskSuppliers } from '@understory/contracts/footprints/ask-suppliers.ts'
import {
  ExportInventory,
  GetInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  ImportLines,
  ListLines,
  RemoveLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { GetLastYearsList } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import { SaveLedger } from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import {
  DecideSupplierRequest,
  TakeOutSupplierUse,
} from '@understory/contracts/footprints/supplier-decisions.ts'
import {
  AddSupplier,
  AskSupplier,
  ChangeSupplier,
  GetSupplier,
  ListSuppliers,
  ReadSuppliersOfLedger,
} from '@understory/contracts/footprints/suppliers.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  SUPPLIER_REQUEST_STATES,
  whoSteps,
} from '@understory/domain/footprints/suppliers/request-steps.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyFootprints } from '../../../from-manifests/verify-footprints.ts'
import { emailTo } from '../../../testing/emails.ts'
import { refinedFootprint, setStatusOf } from '../../../testing/footprints/footprints.ts'
import { uploadedLedger } from '../../../testing/footprints/ledgers.ts'
import {
  askedSupplier,
  releaseTo,
  SUPPLIED_YEAR,
  SUPPLIER_ANSWER,
  supplierWithSpending,
} from '../../../testing/footprints/suppliers.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { remindSuppliers } from './asking/remind-suppliers.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  await api.work()
})
afterAll(() => api.close())

async function asked() {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { of, lineId, supplierId } = await supplierWithSpending(api, owner, { footprintId })
  const request = await askedSupplier(api, owner, of)
  const params = { footprintId }
  const { bearer } = owner
  const decide = (decision: 'accept' | 'return' | 'decline' | 'cancel', reason?: string) =>
    api.call(
      DecideSupplierRequest,
      {
        params: { supplierRequestId: request.supplierRequestId },
        body: { decision, reason: reason ?? null },
      },
      bearer,
    )
  const step = (to: 'opened' | 'declined' | 'opted-out' | 'withdrawn', reason?: string) =>
    api.call(StepSupplierRequest, {
      params: { token: request.token },
      body: { to, reason: reason ?? null },
    })
  return {
    ...{ owner, params, of, lineId, supplierId, decide, step, ...request },
    total: async () => (await api.call(GetInventory, { params }, bearer)).data.totals.total,
    lines: async () => (await api.call(ListLines, { params, query: {} }, bearer)).data.lines,
    supplier: async () => (await api.call(GetSupplier, of, bearer)).data,
    read: () => api.call(ReadSupplierAnswer, { params: { token: request.token } }),
  }
}

async function until(is: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await is()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it did not happen')
}

test('an answer by a link takes the place of the spending, to the gram, and goes when it is taken back', async () => {
  const { total, lines, supplier, read, decide, step, token, lineId } = await asked()
  const before = await total()
  const [spending] = (await lines()).filter((line) => line.lineId === lineId)
  const reckoned = spending?.co2eGrams ?? 0
  expect(reckoned).toBeGreaterThan(0)

  expect((await read()).data).toMatchObject({ state: 'requested', companyName: 'Fernbank' })
  expect((await step('opened')).status).toBe(204)
  expect((await releaseTo(api, token)).status).toBe(204)
  expect(await total()).toBe(before)
  const { requests } = await supplier()
  expect(requests[0]?.released).toMatchObject({
    countedGrams: 4_000_000,
    shown: { scope1Grams: null, supplierAmount: null, allocatedGrams: 4_000_000 },
  })

  expect((await decide('accept')).status).toBe(204)
  expect(await total()).toBe(before - reckoned + 4_000_000)
  const after = await lines()
  expect(after.find((line) => line.lineId === lineId)).toMatchObject({
    co2eGrams: 0,
    replacedGrams: reckoned,
  })
  expect(after.find(({ description }) => description.startsWith('Supplier data'))).toMatchObject({
    co2eGrams: 4_000_000,
    purchasePart: expect.any(String),
    ownFactor: { kind: 'supplier', source: 'Fernway Mills' },
  })
  const findings = await verifyFootprints(api.deps.db)
  expect(findings.filter(({ id }) => id === 'lines').every(({ breaches }) => breaches === 0)).toBe(
    true,
  )

  expect((await step('withdrawn')).status).toBe(204)
  expect((await supplier()).requests[0]?.released).toBeNull()
  await until(async () => (await total()) === before)
  expect((await lines()).find((line) => line.lineId === lineId)).toMatchObject({
    co2eGrams: reckoned,
    replacedGrams: null,
  })
  expect(await supplier()).toMatchObject({
    use: null,
    requests: [{ state: 'withdrawn', url: null }],
  })
  expect((await decide('accept')).data).toMatchObject({ code: 'REQUEST_STATE' })
})

test('a cleaner supplier lowers the total, and the benchmark does not fill what it saved', async () => {
  const { total, decide, token } = await asked()
  const before = await total()
  const { facts } = SUPPLIER_ANSWER
  const inventory = { ...facts.inventory, scope1Grams: 0, scope2LocationGrams: 0 }
  const clean = { ...inventory, upstream: [1, null, null, null, null, null, null, null] }
  const answer = { ...SUPPLIER_ANSWER, facts: { ...facts, inventory: clean } }
  await releaseTo(api, token, answer as typeof SUPPLIER_ANSWER)
  await decide('accept')
  expect(await total()).toBeLessThan(before)
})

test('a line that an answer replaced is neither deleted nor replaced again, until the answer is taken out', async () => {
  const { owner, params, lineId, decide, token, supplier, total, of, supplierRequestId } =
    await asked()
  const before = await total()
  await releaseTo(api, token)
  await decide('accept')
  const { bearer } = owner
  const remove = { params: { ...params, lineId }, query: {} }
  expect((await api.call(RemoveLine, remove, bearer)).data).toMatchObject({
    code: 'LINE_OF_ANSWER',
  })
  expect((await decide('accept')).data).toMatchObject({ code: 'REQUEST_STATE' })

  // A second answer takes the place of the first, not of what that one put there.
  const second = await askedSupplier(api, owner, of)
  expect(second.supplierRequestId).not.toBe(supplierRequestId)
  await releaseTo(api, second.token)
  const accept = { params: { supplierRequestId: second.supplierRequestId } }
  const again = { ...accept, body: { decision: 'accept' as const } }
  expect((await api.call(DecideSupplierRequest, again, bearer)).status).toBe(204)
  const { use } = await supplier()
  const out = { params: { supplierUseId: use?.useId ?? '' } }
  expect((await api.call(TakeOutSupplierUse, out, bearer)).status).toBe(204)
  expect(await total()).toBe(before)
  expect((await api.call(RemoveLine, remove, bearer)).status).toBe(204)
})

test('an estimate counts as an estimate, and is never called supplier data', async () => {
  const { decide, token, supplier, lines } = await asked()
  const facts = { ...SUPPLIER_ANSWER.facts, inventory: null }
  await releaseTo(api, token, { ...SUPPLIER_ANSWER, facts })
  expect((await supplier()).requests[0]?.released?.shown).toMatchObject({
    level: 'estimate',
    isSupplierData: false,
  })
  await decide('accept')
  const made = (await lines()).filter(
    ({ supplierUseId, replacedGrams }) => supplierUseId && replacedGrams === null,
  )
  expect(made.map(({ description, ownFactor }) => [description, ownFactor?.kind])).toEqual([
    ['Estimate: Fernway Mills', 'own'],
  ])
})

/** Scopes 1 and 2 alone: 25 t, of which a fiftieth is the customer's. */
function narrowAnswer(country: string) {
  const { facts } = SUPPLIER_ANSWER
  const inventory = { ...facts.inventory, upstream: Array(8).fill(null) }
  return { ...SUPPLIER_ANSWER, facts: { ...facts, country, inventory } } as typeof SUPPLIER_ANSWER
}

test('an answer of scopes 1 and 2 alone counts with the benchmark for what the supplier buys', async () => {
  const { decide, token, supplier, lines } = await asked()
  const spent = (await lines()).reduce((sum, { co2eGrams }) => sum + co2eGrams, 0)
  await releaseTo(api, token, narrowAnswer('GB'))
  const released = (await supplier()).requests[0]?.released
  const benchmark = released?.benchmarkGrams ?? 0
  expect(benchmark).toBeGreaterThan(0)
  expect(benchmark).toBeLessThan(spent)
  expect(released?.countedGrams).toBe(500_000 + benchmark)
  expect(released?.checks).toContainEqual({ check: 'upstream', result: 'warn' })
  expect((await decide('accept')).status).toBe(204)
  const made = (await lines()).filter(
    ({ supplierUseId, replacedGrams }) => supplierUseId && replacedGrams === null,
  )
  expect(made.map(({ description, co2eGrams }) => [description, co2eGrams])).toEqual([
    ['Supplier data and benchmark: Fernway Mills', 500_000 + benchmark],
  ])
})

test('where no benchmark is known it replaces no spending, and one after offsets is not taken', async () => {
  const { decide, token } = await asked()
  const { facts } = SUPPLIER_ANSWER
  await releaseTo(api, token, narrowAnswer('AQ'))
  expect((await decide('accept')).data).toMatchObject({ code: 'ANSWER_TOO_NARROW' })
  await decide('return', 'Please add what you buy.')
  const net = {
    ...SUPPLIER_ANSWER,
    facts: { ...facts, inventory: { ...facts.inventory, netOfOffsets: true } },
  }
  const refused = await releaseTo(api, token, net as typeof SUPPLIER_ANSWER)
  expect(refused.data).toMatchObject({ code: 'NET_OF_OFFSETS' })
})

test('what is sent back is answered again by the same link, with the reason beside it', async () => {
  const { decide, token, read, supplier } = await asked()
  await releaseTo(api, token)
  expect((await decide('return', 'The year is not ours.')).status).toBe(204)
  expect((await read()).data).toMatchObject({ state: 'opened', reason: 'The year is not ours.' })
  expect((await releaseTo(api, token)).status).toBe(204)
  const [request] = (await supplier()).requests
  expect(request?.state).toBe('responded')
  expect(request?.events.map(({ to, madeBy }) => `${to} ${madeBy}`)).toEqual([
    'requested customer',
    'responded supplier',
    'in-review customer',
    'opened customer',
    'responded supplier',
  ])
})

test('a preview shows what would be sent and stores nothing', async () => {
  const { token, supplier } = await asked()
  const preview = await api.call(PreviewSupplierAnswer, {
    params: { token },
    body: SUPPLIER_ANSWER,
  })
  expect(preview.data.shown).toMatchObject({ allocatedGrams: 4_000_000, share: null })
  expect(preview.data.steps.join(' ')).toContain('a share of 2%')
  expect((await supplier()).requests[0]).toMatchObject({ state: 'requested', released: null })
})

test('a link that was cancelled answers like one that never was', async () => {
  const { decide, read, token } = await asked()
  await decide('cancel')
  const gone = await read()
  const missing = await api.call(ReadSupplierAnswer, { params: { token: 'A'.repeat(43) } })
  expect([gone.status, gone.data]).toEqual([missing.status, missing.data])
  expect((await releaseTo(api, token)).data).toMatchObject({ code: 'LINK_GONE' })
})

test('a request is emailed once the email is there, and whoever wants none gets none from anyone', async () => {
  const { owner, of, decide } = await asked()
  await decide('cancel')
  const { bearer } = owner
  const email = `mill-${owner.accountId}@elsewhere.example`
  await api.call(
    ChangeSupplier,
    { params: of.params, body: { name: 'Fernway Mills', email } },
    bearer,
  )
  await api.deps.db.updateTable('app_user').set({ email_verified: true }).execute()
  const dueOn = dayOf(api.deps.clock())
  const ask = () => api.call(AskSupplier, { ...of, body: { dueOn, byEmail: true } }, bearer)
  expect((await ask()).status).toBe(201)
  expect((await ask()).data).toMatchObject({ code: 'REQUEST_OPEN' })
  const [, token] = await emailTo(api, email, /supplier-answer\/([\w-]{43})/)
  await until(async () => {
    const { data } = await api.call(ReadSupplierAnswer, { params: { token: token ?? '' } })
    return data.state === 'requested'
  })
  const out = { params: { token: token ?? '' }, body: { to: 'opted-out' as const } }
  expect((await api.call(StepSupplierRequest, out)).status).toBe(204)
  expect((await ask()).data).toMatchObject({ code: 'SUPPLIER_OPTED_OUT' })
})

test('a supplier with its bills at hand answers by them, and what it buys is by its sector', async () => {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { of, supplierId } = await supplierWithSpending(api, owner, { footprintId })
  const { token, supplierRequestId } = await askedSupplier(api, owner, of)
  const none = { amount: '0', unit: 'litres' as const }
  const bills = {
    electricity: { amount: '10000', unit: 'kWh' as const },
    gas: { amount: '20', unit: 'MWh (Gross CV)' as const },
    heatingOil: none,
    petrol: none,
    diesel: { amount: '100', unit: 'gallon' as const },
  }
  const facts = { ...SUPPLIER_ANSWER.facts, inventory: null, bills }
  const answer = { ...SUPPLIER_ANSWER, disclosed: 'all' as const, facts }
  const link = { params: { token } }
  const { shown, steps } = (await api.call(PreviewSupplierAnswer, { ...link, body: answer })).data
  // 2024: 0.20705 kg for a kWh of electricity; 0.1829 of gas, and diesel by the US gallon of 3.785 litres.
  expect(shown).toMatchObject({ level: 'bills', isSupplierData: true, coverage: 'cradle-to-gate' })
  expect(shown.scope2LocationGrams).toBeGreaterThan(1_900_000)
  expect(shown.scope2LocationGrams).toBeLessThan(2_200_000)
  expect(steps.slice(0, 3).map((step) => step.split(':')[0])).toEqual([
    'Electricity',
    'Gas',
    'Diesel of company vehicles',
  ])
  const estimate = await api.call(PreviewSupplierAnswer, {
    ...link,
    body: { ...answer, facts: { ...facts, bills: null } },
  })
  expect(shown.upstreamGrams).toBe(estimate.data.shown.upstreamGrams)
  const abroad = { ...answer, facts: { ...facts, country: 'FR' } }
  const french = await api.call(PreviewSupplierAnswer, { ...link, body: abroad })
  expect(french.data.shown.scope2LocationGrams).toBeLessThan(shown.scope2LocationGrams ?? 0)

  const inUnitedStates = async (region: string | null) => {
    const body = { ...answer, facts: { ...facts, country: 'US', region } }
    const { data } = await api.call(PreviewSupplierAnswer, { ...link, body })
    return data.shown.scope2LocationGrams ?? 0
  }
  // The grids of the United States differ: that of California has less coal than that of Missouri.
  const whole = await inUnitedStates(null)
  expect(await inUnitedStates('CAMX')).toBeLessThan(whole)
  expect(await inUnitedStates('SRMW')).toBeGreaterThan(whole)
  const elsewhere = await api.call(PreviewSupplierAnswer, {
    ...link,
    body: { ...answer, facts: { ...facts, region: 'CAMX' } },
  })
  expect(elsewhere.refusal.problems).toMatchObject([{ field: 'facts.region' }])

  expect((await releaseTo(api, token, answer)).status).toBe(204)
  const { requests } = (await api.call(GetSupplier, of, owner.bearer)).data
  expect(requests[0]?.released?.checks).toContainEqual({ check: 'level', result: 'warn' })
  const decision = { params: { supplierRequestId }, body: { decision: 'accept' as const } }
  expect((await api.call(DecideSupplierRequest, decision, owner.bearer)).status).toBe(204)
  const { suppliers } = (await api.call(ListSuppliers, { params: { footprintId } }, owner.bearer))
    .data
  const used = suppliers.find((each) => each.supplierId === supplierId)
  expect(used?.use).toMatchObject({ level: 'bills', grams: shown.allocatedGrams })
})

test('several suppliers are asked at once: by email where there is one, and those who cannot be asked are named', async () => {
  const owner = await joinAs(api, 'business')
  const { bearer } = owner
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const add = async (name: string, email: string | null) =>
    (await api.call(AddSupplier, { body: { name, email } }, bearer)).data.supplierId
  const [mailed, byLink, again, unknown] = [
    await add('Fernway Mills', `several-${owner.accountId}@elsewhere.example`),
    await add('Quillwort Lettings', null),
    await add('Sedge & Son', null),
    randomUUID(),
  ]
  const dueOn = dayOf(api.deps.clock())
  const params = { footprintId }
  const ask = (supplierIds: string[], due = dueOn) =>
    api.call(AskSuppliers, { params, body: { supplierIds, dueOn: due } }, bearer)
  await api.deps.db.updateTable('app_user').set({ email_verified: false }).execute()
  expect((await ask([byLink, mailed])).data).toMatchObject({ code: 'OWN_EMAIL_UNVERIFIED' })
  await api.deps.db.updateTable('app_user').set({ email_verified: true }).execute()
  expect((await ask([mailed], '2024-01-01' as typeof dueOn)).refusal.problems).toEqual([
    { field: 'dueOn', message: 'Please choose today or a later day.' },
  ])
  expect((await ask([])).refusal.problems).toMatchObject([{ field: 'supplierIds' }])
  expect((await ask([again])).status).toBe(201)

  const { data } = await ask([byLink, again, unknown, mailed, mailed])
  expect(data.asked.map(({ supplierId, isEmailed }) => [supplierId, isEmailed])).toEqual([
    [mailed, true],
    [byLink, false],
  ])
  expect(data.notAsked).toEqual([
    { supplierId: again, because: 'REQUEST_OPEN' },
    { supplierId: unknown, because: 'SUPPLIER_NOT_FOUND' },
  ])
  const { suppliers } = (await api.call(ListSuppliers, { params }, bearer)).data
  expect(suppliers.map(({ state }) => state)).not.toContain(null)
})

test('asking again whoever has an open request uses up nothing of the day', async () => {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { supplierId } = (await api.call(AddSupplier, { body: { name: 'Sedge' } }, owner.bearer))
    .data
  const body = { supplierIds: [supplierId], dueOn: dayOf(api.deps.clock()) }
  const ask = () => api.call(AskSuppliers, { params: { footprintId }, body }, owner.bearer)
  await ask()
  const used = () =>
    sql<{ used: number }>`select coalesce(sum(points), 0)::int as used from rate_limit
      where key like 'supplier-requests%'`.execute(api.deps.db)
  const before = (await used()).rows
  expect(before[0]?.used).toBeGreaterThan(0)
  for (let times = 0; times < 3; times += 1) {
    expect((await ask()).data.notAsked).toEqual([{ supplierId, because: 'REQUEST_OPEN' }])
  }
  expect((await used()).rows).toEqual(before)
})

test('who does not answer is reminded by email with the same link, once a day that comes, and then left alone', async () => {
  const { owner, of, decide } = await asked()
  await decide('cancel')
  const { bearer } = owner
  const email = `silent-${owner.accountId}@elsewhere.example`
  const named = { params: of.params, body: { name: 'Fernway Mills', email } }
  await api.call(ChangeSupplier, named, bearer)
  await api.deps.db.updateTable('app_user').set({ email_verified: true }).execute()
  const now = api.deps.clock()
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const body = { dueOn: dayOf(later(30)), byEmail: true }
  const { data } = await api.call(AskSupplier, { ...of, body }, bearer)
  const stateOf = async () =>
    (await api.call(GetSupplier, of, bearer)).data.requests.find(
      ({ supplierRequestId }) => supplierRequestId === data.supplierRequestId,
    )?.state
  await until(async () => (await stateOf()) === 'requested')
  const remindedOn = (days: number) => remindSuppliers({ ...api.deps, clock: () => later(days) })
  await remindedOn(1)
  await remindedOn(8)
  await remindedOn(8)
  const [, link] = await emailTo(
    api,
    email,
    /still waiting[\s\S]*?(http\S*supplier-answer\/[\w-]{43})/,
  )
  expect(link).toBe(data.url)
  const { reminded } = await api.deps.db
    .selectFrom('supplier_request')
    .select('reminded')
    .where('id', '=', data.supplierRequestId)
    .executeTakeFirstOrThrow()
  expect(reminded).toBe(1)
  await remindedOn(45)
  expect(await stateOf()).toBe('silent')
})

test('the payees of a ledger become suppliers, each with its lines, once', async () => {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, '2025-01')
  const importId = await uploadedLedger(api, owner, footprintId)
  const { bearer } = owner
  await api.call(
    SaveLedger,
    { params: { footprintId, importId }, query: {}, body: {} } as never,
    bearer,
  )
  const params = { footprintId }
  const read = () => api.call(ReadSuppliersOfLedger, { params }, bearer)
  expect((await read()).data).toEqual({ added: 2, lines: 2 })
  expect((await read()).data).toEqual({ added: 0, lines: 0 })
  const { suppliers } = (await api.call(ListSuppliers, { params }, bearer)).data
  expect(suppliers.map(({ name, spend }) => [name, spend?.amount]).toSorted()).toEqual([
    ['Quillwort Lettings', 2400],
    ['Vodafone', 143],
  ])
})

test('while others verify a footprint, an answer that is taken back is marked and the lines stay', async () => {
  const { decide, step, token, supplier, params, total } = await asked()
  await releaseTo(api, token)
  await decide('accept')
  const counted = await total()
  await setStatusOf(api, params.footprintId, 'verifying')
  await step('withdrawn')
  expect(await supplier()).toMatchObject({ use: { isWithdrawn: true } })
  expect(await total()).toBe(counted)
})

describe('the wall between accounts', () => {
  test('the database knows the same steps of a request as the domain', async () => {
    const { rows } = await sql<{ from: string; to: string; may: boolean }>`
      select f as "from", t as "to", request_may_step(f, t) as may
      from unnest(${SUPPLIER_REQUEST_STATES}::text[]) f, unnest(${SUPPLIER_REQUEST_STATES}::text[]) t`.execute(
      api.deps.db,
    )
    for (const from of SUPPLIER_REQUEST_STATES) {
      const may = rows.filter((row) => row.from === from && row.may).map(({ to }) => to)
      expect(may.toSorted(), from).toEqual(
        SUPPLIER_REQUEST_STATES.filter((to) => whoSteps(from, to)).toSorted(),
      )
    }
  })

  test('nobody rewrites a release: it only ends, once', async () => {
    const { token, step } = await asked()
    await releaseTo(api, token)
    const change = (what: string) =>
      sql`update answer_release set ${sql.raw(what)} where request_id in (
        select id from supplier_request where state = 'responded')`.execute(api.deps.db)
    await expect(change(`shown = '{}'`)).rejects.toThrow('only ends, once')
    await step('withdrawn')
    const again = sql`update answer_release set ended_at = null, ended_because = null
      where ended_at is not null`.execute(api.deps.db)
    await expect(again).rejects.toThrow('only ends, once')
  })
})

test('an answer counts once in a file that is brought into another inventory, and is not carried to the next year', async () => {
  const { owner, params, token, decide, lines } = await asked()
  const { bearer } = owner
  await releaseTo(api, token)
  await decide('accept')
  const gramsOf = (all: Awaited<ReturnType<typeof lines>>) =>
    all.map(({ co2eGrams }) => co2eGrams).filter((grams) => grams > 0)
  const exported = await api.call(ExportInventory, { params }, bearer)
  const other = await joinAs(api, 'business')
  const again = { params: { footprintId: await refinedFootprint(api, other, SUPPLIED_YEAR) } }
  const body = { csv: new TextDecoder().decode(exported.data), isPreview: false }
  const imported = await api.call(ImportLines, { ...again, body }, other.bearer)
  expect(imported.data.problems).toEqual([])
  const read = (await api.call(ListLines, { ...again, query: {} }, other.bearer)).data.lines
  expect(gramsOf(read)).toEqual(gramsOf(await lines()))

  const next = await refinedFootprint(api, owner, '2025-01')
  const list = await api.call(GetLastYearsList, { params: { footprintId: next } }, bearer)
  expect(list.data.lines.map(({ description }) => description)).toEqual(['Flour: Fernway Mills'])
})
