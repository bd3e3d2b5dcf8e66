import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Endpoint } from '@understory/contracts/endpoint.ts'
import { RecordBaseChange } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import { AddIntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { AddAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { SaveHouseholdResult } from '@understory/contracts/footprints/household.ts'
import { NoteError } from '@understory/contracts/footprints/verification/verification-checks.ts'
import {
  AnswerQuestion,
  AskQuestion,
} from '@understory/contracts/footprints/verification/verification-questions.ts'
import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import { CreateWidget } from '@understory/contracts/showing/widgets.ts'
import { SaveVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { WIDGET_LIMITS } from '@understory/domain/showing/widgets/widget-look.ts'
import { sql } from 'kysely'
import { OPEN_PER_ACCOUNT } from '../../capabilities/commerce/payments/payment-records.ts'
import { COMMERCE_PURCHASES_ADDRESS, quote } from '../commerce/purchases.ts'
import { ACTION, FIGURE } from '../footprints/planned-facts.ts'
import { giveWebsite, WIDGET } from '../widgets.ts'
import { memberOf, newcomer } from './newcomer.ts'
import { A_BASE_CHANGE, planner, withPolicy } from './of-plans.ts'
import { CARS } from './of-vehicles.ts'
import { questioned, verifying } from './of-verifications.ts'
import type { AtOncePromisesInput } from './promises.ts'
import type { Scene } from './scene.ts'

/** There may be so many of it, however many ask for one more at the same moment. */
export type Limit = {
  readonly endpoint: Endpoint
  readonly most: number
  readonly code: RefusalCode
  /** Where they are, and which column says when each came. */
  readonly table: string
  readonly dated:
    | 'created_at'
    | 'recorded_at'
    | 'asked_at'
    | 'answered_at'
    | 'noted_at'
    | 'saved_at'
  readonly ask: (scene: Scene) => Promise<object>
}

const limit = <E extends Endpoint, const A extends AtOncePromisesInput<E>>(
  endpoint: E,
  rest: Omit<Limit, 'endpoint' | 'ask'>,
  ask: (scene: Scene) => Promise<A>,
): Limit => ({ endpoint, ...rest, ask })

const five = <T>(each: T): readonly T[] => Array.from({ length: 5 }, () => each)

export const AT_ONCE_LIMITS: readonly Limit[] = [
  limit(
    SaveVehicles,
    { most: 5_000, code: 'TOO_MANY_VEHICLES', table: 'vehicle', dated: 'created_at' },
    async ({ api }) => ({
      by: (await newcomer(api, 'business')).bearer,
      body: { vehicles: CARS },
    }),
  ),
  limit(
    SaveHouseholdResult,
    {
      most: 100,
      code: 'TOO_MANY_HOUSEHOLD_RESULTS',
      table: 'household_result',
      dated: 'saved_at',
    },
    async ({ api }) => ({
      by: (await newcomer(api, 'personal')).bearer,
      body: { country: 'GB', answers: {} },
    }),
  ),
  limit(
    AddAction,
    { most: 500, code: 'TOO_MANY_ACTIONS', table: 'planned_action', dated: 'created_at' },
    async ({ api }) => ({
      by: (await newcomer(api, 'business')).bearer,
      body: ACTION,
    }),
  ),
  limit(
    RecordBaseChange,
    { most: 200, code: 'TOO_MANY_BASE_CHANGES', table: 'base_year_change', dated: 'recorded_at' },
    async (scene) => ({ ...(await withPolicy(scene)), body: A_BASE_CHANGE }),
  ),
  limit(
    AddIntensityFigure,
    { most: 50, code: 'TOO_MANY_FIGURES', table: 'intensity_figure', dated: 'created_at' },
    async (scene) => ({ ...(await planner(scene)), body: FIGURE }),
  ),
  limit(
    CreateWidget,
    {
      most: WIDGET_LIMITS.perAccount,
      code: 'TOO_MANY_WIDGETS',
      table: 'widget',
      dated: 'created_at',
    },
    async ({ api }) => {
      const owner = await newcomer(api, 'business')
      await giveWebsite(api, owner)
      return { by: owner.bearer, body: WIDGET }
    },
  ),
  limit(
    AskQuestion,
    { most: 100, code: 'TOO_MANY_QUESTIONS', table: 'verification_question', dated: 'asked_at' },
    async (scene) => {
      const { verificationId } = await verifying(scene)
      return { by: scene.staff, params: { verificationId }, body: { text: 'Which meter?' } }
    },
  ),
  limit(
    NoteError,
    { most: 200, code: 'TOO_MANY_ERRORS', table: 'verification_error', dated: 'noted_at' },
    async (scene) => {
      const { verificationId } = await verifying(scene)
      const body = { grams: 5, note: 'A digit too many' }
      return { by: scene.staff, params: { verificationId }, body }
    },
  ),
  limit(
    AnswerQuestion,
    { most: 20, code: 'TOO_MANY_ANSWERS', table: 'verification_answer', dated: 'answered_at' },
    async (scene) => {
      return { ...(await questioned(scene)), body: { text: 'This' } }
    },
  ),
]

/** As many as there may be but one, each a copy of the newest. */
export async function fillUp({ api }: Scene, { table, dated, most }: Limit): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(null::${sql.table(table)},
      to_jsonb(t) || jsonb_build_object('id', gen_random_uuid()))).*
    from (select * from ${sql.table(table)} order by ${sql.ref(dated)} desc limit 1) t,
      generate_series(3, ${most}::int)`.execute(api.deps.db)
}

/** Four prices that someone may buy by, of whom one more payment may be unfinished. */
export async function withOpenPayments({ api }: Scene) {
  const { accountId, bearer } = await newcomer(api, 'business')
  const [begun = '', ...others] = await Promise.all(
    five(null).map(async () => (await quote(api, { milliTrees: 5_000 }, 'business')).quoteId),
  )
  await api.call(
    BuyQuote,
    { body: { quoteId: begun, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
    bearer,
  )
  await copyOpenPayments({ api }, begun, OPEN_PER_ACCOUNT - 2)
  // An owner writes the billing address with every purchase, and waits there already.
  const by = await memberOf(api, accountId)
  return {
    by,
    bodies: others.map((quoteId) => ({ quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS })),
  }
}

/** As many payments more as one that is begun, of the same account. */
export async function copyOpenPayments(
  { api }: Pick<Scene, 'api'>,
  begun: string,
  count: number,
): Promise<void> {
  await sql`
    with quotes as (
      insert into purchase_quote
      select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid()))).*
      from purchase_quote q, generate_series(1, ${count}::int) where q.id = ${begun}
      returning id),
    purchases as (
      insert into purchase
      select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'quote_id', t.id))).*
      from purchase p, quotes t where p.quote_id = ${begun} returning id)
    insert into payment
    select (jsonb_populate_record(y, jsonb_build_object('purchase_id', n.id, 'gateway_payment_id', null))).*
    from payment y join purchase p on p.id = y.purchase_id, purchases n
    where p.quote_id = ${begun}`.execute(api.deps.db)
}
