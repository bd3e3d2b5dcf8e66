import { diceFrom } from '@understory/pictures/seeded.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CrashStep } from '../../apps/api/src/process/crash-point.ts'
import { persist, type Rehearsal, startRehearsal } from './rehearsal.ts'
import { type Crash, stageFor } from './stage.ts'
import {
  eventsSince,
  meetSubscriber,
  payFirstCycle,
  SUBSCRIBING_OUTCOMES,
  type Subscribing,
  type SubscribingOutcome,
  spoilTheStart,
  startSubscribing,
} from './subscribers.ts'

const STARTING: readonly CrashStep[] = [
  'subscription-saved',
  'subscription-started',
  'subscription-recorded',
]
const HEARING: readonly CrashStep[] = ['event-received', 'event-before-commit', 'event-committed']

type Outcome = SubscribingOutcome
const hears = (outcome: Outcome) => outcome !== 'pays, no event ever comes'
const END: Partial<Record<Outcome, string>> = {
  'is declined': 'declined',
  'is left at 3-D Secure': '3ds_pending',
}
const endOf = (outcome: Outcome) => END[outcome] ?? 'active'

const GROUPS: readonly (Crash & { outcomes: readonly Outcome[] })[] = [
  ...STARTING.map((step) => ({ step, victim: 'server' as const, outcomes: SUBSCRIBING_OUTCOMES })),
  ...HEARING.map((step) => ({
    step,
    victim: 'server' as const,
    outcomes: SUBSCRIBING_OUTCOMES.filter(
      (outcome) => hears(outcome) && outcome !== 'pays, events come before the answer',
    ),
  })),
]

let rehearsal: Rehearsal
let stage: ReturnType<typeof stageFor>
let lastEvent = ''
const paid: Subscribing[] = []

beforeAll(async () => {
  rehearsal = await startRehearsal('subscriptions', diceFrom('subscriptions'))
  stage = stageFor(rehearsal)
})
afterAll(() => rehearsal.close())

async function statusOf({ subscriptionId }: Subscribing): Promise<string | undefined> {
  const row = await rehearsal.db
    .selectFrom('subscription')
    .select('status')
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  return row?.status
}

async function run(crash: Crash, outcome: Outcome): Promise<void> {
  const { step } = crash
  const isStarting = STARTING.includes(step)
  const subscriber = await meetSubscriber(rehearsal)
  spoilTheStart(rehearsal, outcome)
  const isEarly = outcome === 'pays, events come before the answer'
  if (isEarly) rehearsal.sandbox.control.setWebhookTarget(rehearsal.webhook)
  if (isStarting) stage.arm(crash)
  const [started] = await Promise.all([
    startSubscribing(rehearsal, subscriber),
    isStarting ? stage.meetCrash(crash) : undefined,
  ])
  await payFirstCycle(rehearsal, started, outcome)

  if (!isStarting) stage.arm(crash)
  const { all, deciding } = await eventsSince(rehearsal, lastEvent)
  lastEvent = all.at(-1) ?? lastEvent
  await Promise.all([
    hears(outcome) ? stage.deliver([deciding]) : stage.reconcileNow(),
    isStarting ? undefined : stage.meetCrash(crash),
  ])
  if (hears(outcome)) await stage.deliver([...all, ...all].reverse())
  await persist(`${step} ${outcome}`, async () =>
    (await statusOf(started)) === endOf(outcome) ? true : null,
  )
  if (endOf(outcome) === 'active') paid.push(started)
}

describe.skipIf(process.platform !== 'linux')('a kill -9 around a first cycle', () => {
  describe.each(GROUPS)('of $victim at $step', ({ step, victim, outcomes }) => {
    test.each(outcomes)('when the card %s', (outcome) => run({ step, victim }, outcome))
  })

  test('in the end every first cycle was charged, entered and receipted exactly once', async () => {
    await persist('every receipt', async () =>
      (await receipts()).length >= paid.length ? 1 : null,
    )
    expect((await receipts()).map(({ email }) => email).toSorted()).toEqual(
      paid.map(({ email }) => email).toSorted(),
    )
    await persist('rules', async () => ((await rehearsal.breaches()).length === 0 ? true : null))
    expect(await rehearsal.charges()).toBe(paid.length)
    const rows = await rehearsal.db
      .selectFrom('impact_ledger_entry as entry')
      .innerJoin('subscription_cycle as cycle', 'cycle.id', 'entry.source_id')
      .select(({ fn }) => ['cycle.subscription_id as source', fn.countAll<number>().as('entries')])
      .groupBy('cycle.subscription_id')
      .execute()
    expect(rows.map(({ source }) => source).toSorted()).toEqual(
      paid.map(({ subscriptionId }) => subscriptionId).toSorted(),
    )
    expect(new Set(rows.map(({ entries }) => entries)).size).toBe(1)
  })
})

/** Of those who pay: a receipt to each of them. */
async function receipts(): Promise<{ email: string }[]> {
  const boxes = paid.map(async ({ email }) => {
    const response = await fetch(
      `${rehearsal.sandbox.url}/mailbox/messages?to=${encodeURIComponent(email)}`,
    )
    const { messages } = (await response.json()) as { messages: { subject: string }[] }
    return messages
      .filter(({ subject }) => subject.startsWith('Your receipt'))
      .map(() => ({ email }))
  })
  return (await Promise.all(boxes)).flat()
}
