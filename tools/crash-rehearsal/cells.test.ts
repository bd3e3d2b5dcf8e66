import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DownloadEvidence,
  ListEvidence,
  UploadEvidence,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { pdfSaying } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { diceFrom } from '@understory/pictures/seeded.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLog } from '../../apps/api/src/capabilities/proof/ledger-check/verify-log.ts'
import type { CrashStep } from '../../apps/api/src/process/crash-point.ts'
import { refinedFootprint } from '../../apps/api/src/testing/footprints/footprints.ts'
import { joinAs } from '../../apps/api/src/testing/people/people.ts'
import { recordTrees } from '../../apps/api/src/testing/record-trees.ts'
import {
  type Buyer,
  type BuyerOutcome,
  eventsAbout,
  join as joinBuyer,
  newQuote,
  OUTCOMES,
  payByCard,
  receiptsOf,
  type Started,
  startPurchase,
} from './buyers.ts'
import { persist, type Rehearsal, startRehearsal } from './rehearsal.ts'
import { type Crash, stageFor } from './stage.ts'

const BUYING: readonly CrashStep[] = ['purchase-saved', 'payment-started', 'payment-recorded']
const HEARING: readonly CrashStep[] = ['event-received', 'event-before-commit', 'event-committed']
const WRITING: readonly CrashStep[] = [
  'invoices-before-commit',
  'receipt-before-send',
  'receipt-sent',
]

type Cell = Crash & { outcome: BuyerOutcome }

const hears = (outcome: BuyerOutcome) => outcome !== 'pays, no event ever comes'
const pays = (outcome: BuyerOutcome) => outcome !== 'is declined'

/** Each step meets each outcome, with its victims in turn; CRASH_CELLS=all has every victim meet every outcome. */
const isEvery = process.env.CRASH_CELLS === 'all'

type Group = Crash & { readonly outcomes: readonly BuyerOutcome[] }

function groupsOf(
  steps: readonly CrashStep[],
  victims: readonly Crash['victim'][],
  outcomes: readonly BuyerOutcome[],
): Group[] {
  return steps.flatMap((step, row) =>
    victims.map((victim, turn) => ({
      step,
      victim,
      outcomes: outcomes.filter((_, column) => isEvery || (row + column) % victims.length === turn),
    })),
  )
}

const GROUPS: readonly Group[] = [
  ...groupsOf(BUYING, ['server', 'postgres'], OUTCOMES),
  ...groupsOf(HEARING, ['server', 'postgres'], OUTCOMES.filter(hears)),
  ...groupsOf(['event-committed'], ['worker'], OUTCOMES.filter(hears)),
  ...groupsOf(WRITING, ['worker', 'postgres'], OUTCOMES.filter(pays)),
]

let rehearsal: Rehearsal
let stage: ReturnType<typeof stageFor>
let buyer: Buyer
const finished: { started: Started; outcome: BuyerOutcome }[] = []

beforeAll(async () => {
  rehearsal = await startRehearsal('cells', diceFrom('cells'))
  stage = stageFor(rehearsal)
  buyer = await joinBuyer(rehearsal)
  // The email sent on joining passes the same steps as a receipt, so it must be sent first.
  await persist('the first email', async () => {
    const row = await rehearsal.db
      .selectFrom('email_message')
      .select('id')
      .where('sent_at', 'is not', null)
      .executeTakeFirst()
    return row ? true : null
  })
})
afterAll(() => rehearsal.close())

async function statusOf({ purchaseId }: Started): Promise<string | null> {
  const row = await rehearsal.db
    .selectFrom('purchase')
    .select('status')
    .where('id', '=', purchaseId)
    .executeTakeFirst()
  return row?.status ?? null
}

async function run({ step, victim, outcome }: Cell): Promise<void> {
  const { control } = rehearsal.sandbox
  const isBuying = BUYING.includes(step)
  const quoteId = await newQuote(rehearsal)
  if (outcome === 'pays, the answers are lost') {
    control.failAnswers({ method: 'POST', path: '/v1/payment_intents', fault: 'lost-answer' })
  }
  const crash = { step, victim }
  if (isBuying) stage.arm(crash)
  const [started] = await Promise.all([
    startPurchase(rehearsal, buyer, quoteId),
    isBuying ? stage.meetCrash(crash) : undefined,
  ])
  await payByCard(rehearsal, started, outcome)

  if (!isBuying) stage.arm(crash)
  const { all, last } = await eventsAbout(rehearsal, started.paymentId)
  await Promise.all([
    hears(outcome) ? stage.deliver([last]) : stage.reconcileNow(),
    isBuying ? undefined : stage.meetCrash(crash),
  ])
  if (hears(outcome)) await stage.deliver([...all, ...all].reverse())
  const expected = pays(outcome) ? 'paid' : 'failed'
  await persist(`${step} ${victim} ${outcome}`, async () =>
    (await statusOf(started)) === expected ? true : null,
  )
  finished.push({ started, outcome })
}

const FILE_CRASHES: readonly Crash[] = (['evidence-begun', 'evidence-stored'] as const).flatMap(
  (step) => (['server', 'postgres'] as const).map((victim) => ({ step, victim })),
)

describe.skipIf(process.platform !== 'linux')('a kill -9 between a file and its row', () => {
  test.each(FILE_CRASHES)(
    'of $victim at $step leaves one of each, once it is tried again',
    async (crash) => {
      const baker = await joinAs(rehearsal, 'business')
      const params = { footprintId: await refinedFootprint(rehearsal, baker) }
      const file = pdfSaying(`${crash.step} ${crash.victim}`)
      const asked = { params, query: { fileName: 'Bill.pdf' }, file }
      stage.arm(crash)
      const [uploaded] = await Promise.all([
        persist('the upload', async () => {
          const { status, data } = await rehearsal.call(UploadEvidence, asked, baker.bearer)
          return status === 201 ? data : null
        }),
        stage.meetCrash(crash),
      ])
      const listed = await rehearsal.call(ListEvidence, { params }, baker.bearer)
      expect(listed.data.evidence).toMatchObject([{ ...uploaded, status: 'complete' }])
      const reading = { params: { ...params, evidenceId: uploaded.evidenceId } }
      const read = await rehearsal.call(DownloadEvidence, reading, baker.bearer)
      expect(Buffer.compare(read.data, file)).toBe(0)
      const rows = await rehearsal.db.selectFrom('footprint_evidence').select('id').execute()
      const stored = await readdir(join(rehearsal.files, 'evidence'))
      expect(stored.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    },
  )
})

describe.skipIf(process.platform !== 'linux')('a kill -9 around a charge', () => {
  describe.each(GROUPS)('of $victim at $step', ({ step, victim, outcomes }) => {
    test.each(outcomes)('when the card %s', async (outcome) => {
      await run({ step, victim, outcome })
    })
  })

  test('in the end every purchase was charged, entered, numbered and receipted exactly once', async () => {
    const paid = finished.filter(({ outcome }) => pays(outcome))
    await persist('every receipt', async () =>
      (await receiptsOf(rehearsal, [buyer])).length >= paid.length ? true : null,
    )
    const receipts = await receiptsOf(rehearsal, [buyer])
    expect(receipts).toHaveLength(paid.length)
    expect(new Set(receipts).size).toBe(paid.length)
    await persist('rules', async () => ((await rehearsal.breaches()).length === 0 ? true : null))
    expect(await rehearsal.charges()).toBe(paid.length)
    expect(await rehearsal.ledgerEntries()).toBe(3 * paid.length)
    const invoices = await rehearsal.db
      .selectFrom('invoice')
      .select('number')
      .orderBy('number')
      .execute()
    expect(invoices.map(({ number }) => number)).toEqual(paid.map((_, at) => at + 1))
  })
})

// Last: what it records has no purchase behind it.
describe.skipIf(process.platform !== 'linux')('a kill -9 of who signs the public log', () => {
  test.each([
    'log-held',
    'log-taken',
    'log-appended',
    'log-stored',
    'log-continues',
    'log-before-commit',
    'log-committed',
  ] as const)(
    'at %s changes nothing published, and what was to be logged is logged once',
    async (step) => {
      const crash = { step, victim: 'worker' } as const
      const { accountId } = await joinAs(rehearsal, 'personal')
      const before = await checkpoints()
      stage.arm(crash)
      await Promise.all([recordTrees({ deps: rehearsal }, accountId, 300), stage.meetCrash(crash)])
      await persist('the log', async () =>
        (await checkpoints()).length > before.length ? true : null,
      )
      expect((await checkpoints()).slice(0, before.length)).toEqual(before)
      const broken = (await verifyLog(rehearsal.db)).filter(({ breaches }) => breaches > 0)
      expect(broken).toEqual([])
    },
  )

  const checkpoints = () =>
    rehearsal.db.selectFrom('ledger_log_checkpoint').select('note').orderBy('size').execute()
})
