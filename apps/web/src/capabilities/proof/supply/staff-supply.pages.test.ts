import { randomUUID } from 'node:crypto'
import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInStaff } from '../../../../../api/src/testing/people/staff.ts'
import { projectOf, SERIES } from '../../../../../api/src/testing/supply.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let staff: Awaited<ReturnType<typeof signInStaff>>
let projectId: string
beforeAll(async () => {
  site = await startTestSite()
  staff = await signInStaff(site.api, 'alder')
  projectId = await projectOf(site.api, 'co2e')
})
afterAll(() => site.close())

const evidence = () =>
  new File([SAMPLES.pdf as Uint8Array<ArrayBuffer>], 'retirement.pdf', { type: 'application/pdf' })
const entered = (changes: Record<string, string | File> = {}) =>
  site.post(
    '/staff/supply',
    {
      intent: 'enter',
      requestId: randomUUID(),
      projectId,
      quantity: '100',
      vintage: '2020',
      registry: 'verra',
      series: SERIES,
      firstUnit: '1',
      lastUnit: '100',
      retirementUrl: 'https://registry.example/retirements/1',
      evidence: evidence(),
      ...changes,
    },
    staff,
  )

describe('staff', () => {
  test('enter a batch, which anyone reads with its serials', async () => {
    const answer = await entered()
    expect([answer.status, answer.location]).toEqual([303, '/staff/supply'])
    const page = await site.get('/public-ledger')
    expect(page.text).toContain(`verra, block 1–100 of ${SERIES}, vintage 2020`)
    expect(page.html).toContain('https://registry.example/retirements/1')
  })

  test('find a batch by words of its registry, and save what they found', async () => {
    const found = await site.get('/staff/supply?batches=verra+2020', staff)
    expect(found.text).toContain('1 of 1')
    expect(found.html).toContain('download="batches.csv"')
    const none = await site.get('/staff/supply?batches=gold+2020', staff)
    expect(none.text).toContain('0 of 1')
    expect(none.html).not.toContain('Reverse batch')
  })

  test('are told beside the field what is wrong, and what they typed is kept', async () => {
    const page = await entered({ quantity: '99', series: 'typed serial*' })
    expect(page.status).toBe(400)
    expect(page.problemOf('series')).toContain('one asterisk')
    expect(page.html).toContain('typed serial*')
    const twice = await entered({ series: SERIES })
    expect(twice.status).toBe(409)
    expect(twice.problemOf('firstUnit')).toContain('in another lot already')
    expect((await entered({ quantity: 'much' })).problemOf('quantity')).toContain('number')
    expect((await entered({ evidence: '' })).problemOf('evidence')).toContain('choose a file')
    const empty = await entered({ evidence: new File([], 'invoice.pdf') })
    expect(empty.problemOf('evidence')).toBe('This file is empty. Please choose another.')
  })

  test('change what a project promises, and reverse a batch with a reason', async () => {
    const promised = await site.post(
      '/staff/supply',
      { intent: 'cover', projectId, isBoughtAhead: 'yes', retiredWithinDays: '30' },
      staff,
    )
    expect(promised.status).toBe(303)
    expect((await site.get('/staff/supply', staff)).text).toContain('Bought ahead')
    const { id } = await site.api.deps.db
      .selectFrom('supply_lot')
      .select('id')
      .executeTakeFirstOrThrow()
    const reversing = { intent: 'reverse', lotId: String(id) }
    const short = await site.post('/staff/supply', { ...reversing, reason: 'oops' }, staff)
    expect(short.problemOf(`reason-${id}`)).toContain('at least 10')
    const reason = 'It was entered twice.'
    expect((await site.post('/staff/supply', { ...reversing, reason }, staff)).status).toBe(303)
    expect((await site.get('/public-ledger')).text).toContain(reason)
  })
})

test('customers have no such page', async () => {
  expect((await site.get('/staff/supply')).status).toBe(302)
})
