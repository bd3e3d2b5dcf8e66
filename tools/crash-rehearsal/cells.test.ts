import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { diceFrom } from '@understory/pictures/seeded.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CrashStep } from '../../apps/api/src/http/crash-point.ts'
import type { TestPerson } from '../../apps/api/src/testing/people.ts'
import {
  eventsAbout,
  join,
  newQuote,
  OUTCOMES,
  type Outcome,
  payByCard,
  receiptsOf,
  type Started,
  startPurchase,
} from './buyers.ts'
import { persist, type Rehearsal, startRehearsal, type VictimName } from './rehearsal.ts'
import type { Victim } from './victims.ts'

const BUYING: readonly CrashStep[] = ['purchase-saved', 'payment-started', 'payment-recorded']
const HEARING: readonly CrashStep[] = ['event-received', 'event-before-commit', 'event-committed']
const WRITING: readonly CrashStep[] = ['receipt-before-send', 'receipt-sent']

type Cell = { step: CrashStep; victim: VictimName; outcome: Outcome }

const hears = (outcome: Outcome) => outcome !== 'pays, no event ever comes'
const pays = (outcome: Outcome) => outcome !== 'is declined'

const GROUPS: readonly { step: CrashStep; victim: VictimName; outcomes: readonly Outcome[] }[] = [
  ...BUYING.flatMap((step) => [
    { step, victim: 'server' as const, outcomes: OUTCOMES },
    { step, victim: 'postgres' as const, outcomes: OUTCOMES },
  ]),
  ...HEARING.flatMap((step) =>
    (['server', 'postgres'] as const).map((victim) => ({
      step,
      victim,
      outcomes: OUTCOMES.filter(hears),
    })),
  ),
  { step: 'event-committed', victim: 'worker', outcomes: OUTCOMES.filter(hears) },
  ...WRITING.flatMap((step) =>
    (['worker', 'postgres'] as const).map((victim) => ({
      step,
      victim,
      outcomes: OUTCOMES.filter(pays),
    })),
  ),
]

let rehearsal: Rehearsal
let buyer: TestPerson
const finished: { started: Started; outcome: Outcome }[] = []

beforeAll(async () => {
  rehearsal = await startRehearsal('cells', diceFrom('cells'))
  buyer = await join(rehearsal)
  // The letter of joining passes the same steps as a receipt, so it must be gone first.
  await persist('the first letter', async () => {
    const row = await rehearsal.db
      .selectFrom('email_message')
      .select('id')
      .where('sent_at', 'is not', null)
      .executeTakeFirst()
    return row ? true : null
  })
})
afterAll(() => rehearsal.close())

const hostOf = (step: CrashStep) => (WRITING.includes(step) ? 'worker' : 'server')

let armedHost: Victim | null = null

/** Runs the host of a step so that it stops there; it is armed anew for every purchase. */
async function restartHost({ step, victim }: Pick<Cell, 'step' | 'victim'>): Promise<void> {
  const host = rehearsal.victims[hostOf(step)]
  if (armedHost && armedHost !== host) {
    await armedHost.kill()
    await armedHost.start({ CRASH_AT: '' })
  }
  armedHost = host
  writeFileSync(`${rehearsal.mark}.passed`, 'not armed')
  await host.kill()
  await host.start({
    CRASH_AT: step,
    CRASH_MARK: rehearsal.mark,
    CRASH_HOW: victim === hostOf(step) ? 'kill' : 'wait',
  })
}

const arm = () => rmSync(`${rehearsal.mark}.passed`)

/** Waits until the step is reached, lets the victim die there, and brings it back. */
async function meetCrash({ step, victim }: Pick<Cell, 'step' | 'victim'>): Promise<void> {
  await persist(`reaching ${step}`, async () => (existsSync(rehearsal.mark) ? true : null))
  const dying = rehearsal.victims[victim]
  if (victim === hostOf(step)) await dying.gone()
  else await dying.kill()
  await dying.start()
  rmSync(rehearsal.mark, { force: true })
}

async function tell(events: readonly string[]): Promise<void> {
  const { control } = rehearsal.sandbox
  control.setWebhookTarget(rehearsal.webhook)
  control.replay(events)
  await persist('delivery', async () => (control.webhooksOpen() === 0 ? true : null))
  control.setWebhookTarget(null)
}

function askTheProvider(): Promise<boolean> {
  return persist('the reconciler', async () => {
    await rehearsal.reconcile()
    return true
  })
}

async function statusOf({ purchaseId }: Started): Promise<string | null> {
  const row = await rehearsal.db
    .selectFrom('instant_purchase')
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
  if (isBuying) arm()
  const [started] = await Promise.all([
    startPurchase(rehearsal, buyer, quoteId),
    isBuying ? meetCrash({ step, victim }) : undefined,
  ])
  await payByCard(rehearsal, started, outcome)

  if (!isBuying) arm()
  const { all, last } = await eventsAbout(rehearsal, started.paymentId)
  await Promise.all([
    hears(outcome) ? tell([last]) : askTheProvider(),
    isBuying ? undefined : meetCrash({ step, victim }),
  ])
  if (hears(outcome)) await tell([...all, ...all].reverse())
  const expected = pays(outcome) ? 'paid' : 'failed'
  await persist(`${step} ${victim} ${outcome}`, async () =>
    (await statusOf(started)) === expected ? true : null,
  )
  finished.push({ started, outcome })
}

describe.skipIf(process.platform !== 'linux')('a kill -9 around a charge', () => {
  describe.each(GROUPS)('of $victim at $step', ({ step, victim, outcomes }) => {
    beforeAll(() => restartHost({ step, victim }))
    test.each(outcomes)('when the card %s', async (outcome) => {
      await run({ step, victim, outcome })
    })
  })

  test('in the end every purchase was charged, entered and receipted exactly once', async () => {
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
  })
})
