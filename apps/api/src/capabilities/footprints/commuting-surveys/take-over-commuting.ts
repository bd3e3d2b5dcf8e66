import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  CommutingSum,
  TakeOverCommuting,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  type CommuteActivity,
  commuteInWords,
  isAverageInstead,
} from '@understory/domain/footprints/commuting-surveys/commute-activity.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import {
  changeLocked,
  type findInventory,
  insertLines,
  removeForGood,
} from '../company-footprints/public.ts'
import { quantityOfAmount } from './commuting-factors.ts'
import { COMMUTING_QUESTION, listOldCommuting, listOtherCommuting } from './commuting-lines.ts'
import { commutingSurveysMessage } from './messages/messages.generated.ts'
import { sumsOfSurvey } from './sums-of-survey.ts'
import { isOpenAt, lockSurvey, StoredSums, type SurveyKey } from './survey-records.ts'

type TakeOverCommutingDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type TakingCommuting = SurveyKey & {
  readonly userId: string
  readonly body: BodyOf<typeof TakeOverCommuting>
}

/** Makes lines of the sums, all or none; those of an earlier time are changed or go. */
export function takeOverCommuting(
  deps: TakeOverCommutingDeps,
  { body, ...taking }: TakingCommuting,
): Promise<{ lines: number } | Refused> {
  const wanted = { ...taking, reason: body.reason }
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, {
      wanted,
      change: (_, inventory) => replaceCommuting(tx, deps, { wanted, inventory, body }),
    }),
  )
}

type ReplacingCommuting = {
  readonly wanted: SurveyKey & { readonly userId: string; readonly reason: string | undefined }
  readonly inventory: InventoryOfCommuting
  readonly body: TakingCommuting['body']
}

async function replaceCommuting(
  tx: Tx,
  deps: TakeOverCommutingDeps,
  { wanted, inventory, body }: ReplacingCommuting,
): Promise<{ lines: number } | Refused> {
  const survey = await lockSurvey(tx, wanted)
  if (!survey) return refuse('SURVEY_NOT_FOUND')
  if (isOpenAt(survey, deps.clock())) return refuse('SURVEY_OPEN')
  const { sums: fresh, factorsIn } = await sumsOfSurvey(tx, survey, inventory)
  // The answers are deleted after a while; the sums stay.
  const sums = fresh ?? (survey.sums === null ? null : StoredSums.parse(survey.sums))
  if (!sums) return refuse('TOO_FEW_ANSWERS')
  const inputs = sums.flatMap((sum, at) => {
    // Sums from before sites had a country of their own were counted by that of the company.
    const country = sum.country ?? inventory.country ?? 'GB'
    return linesOfSum(sum, { at, factors: factorsIn(country), country })
  })
  const refused = await removeOthers(tx, { taking: wanted, inventory, inputs, body })
  if (refused) return refused
  const made = inputs.length > 0 ? await insertLines(tx, deps, { wanted, inventory, inputs }) : []
  if (made instanceof Refused) return made
  await tx
    .updateTable('commuting_survey')
    .set({
      sums: JSON.stringify(sums),
      taken_over_at: deps.clock(),
      taken_over_by: wanted.userId,
    })
    .where('id', '=', survey.id)
    .execute()
  return { lines: inputs.length }
}

type InventoryOfCommuting = NonNullable<Awaited<ReturnType<typeof findInventory>>>

type RemovingOthers = {
  readonly taking: SurveyKey
  readonly inventory: InventoryOfCommuting
  readonly inputs: readonly InventoryLineInput[]
  readonly body: TakingCommuting['body']
}

async function removeOthers(
  tx: Tx,
  { taking, inventory, inputs, body }: RemovingOthers,
): Promise<Refused | null> {
  const kept = inputs.flatMap(({ quickItem }) => quickItem ?? [])
  const gone = [
    ...(await listOldCommuting(tx, inventory.id, kept)),
    ...(body.replacesOthers ? await listOtherCommuting(tx, inventory.id) : []),
  ]
  for (const lineId of gone) {
    const refused = await removeForGood(tx, inventory, { ...taking, lineId })
    if (refused) return refused
  }
  return null
}

type LinesOfSum = {
  readonly at: number
  readonly factors: ReadonlyMap<CommuteActivity, EmissionFactor>
  /** ISO 3166, of those factors. */
  readonly country: string
}

function linesOfSum(sum: CommutingSum, { at, factors, country }: LinesOfSum) {
  return sum.amounts.flatMap(({ activity, amount }): InventoryLineInput[] => {
    const factor = factors.get(activity)
    if (!factor) return []
    const answered = commutingSurveysMessage('take-over-commuting.lines-of-sum', {
      answered: String(sum.answered),
      people: String(sum.people),
    })
    const average = isAverageInstead(activity, country)
      ? commutingSurveysMessage('take-over-commuting.lines-of-sum.2')
      : ''
    return [
      {
        category: 'employeeCommutingAndRemoteWorking',
        description: commuteInWords(activity),
        quantity: quantityOfAmount({ activity, amount }, factor),
        unit: factor.unit,
        factorId: factor.factorId,
        figureSource: 'survey',
        quality: { completeness: sum.completeness, sampleFactor: sum.sampleFactor },
        entityId: null,
        site: sum.site,
        note: `${answered}${average}`,
        marketFactor: null,
        period: null,
        purchasePart: null,
        quickItem: `${COMMUTING_QUESTION}${activity}:${at}`,
        withUpstream: true,
      },
    ]
  })
}
