import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { StartStorePlan } from '@understory/contracts/stores/store-settings/store-plan.ts'
import type { SaveOffsetSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import {
  basisPointsOf,
  type OrderContribution,
} from '@understory/domain/stores/store-orders/contribution/order-contribution.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { listStoreRows } from '../connected-stores/public.ts'
import { storeSettingsMessage } from './messages/messages.generated.ts'
import { saveSettings } from './save-settings.ts'

type StartStorePlanActor = Pick<AccountActor, 'accountId' | 'userId'>

/** The contribution becomes the settings of the connected store; of several, one has to be named. */
export async function startStorePlan(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: StartStorePlanActor,
  { contribution, storeId }: BodyOf<typeof StartStorePlan>,
): Promise<ReplyOf<typeof StartStorePlan> | Refused> {
  const { accountId } = actor
  const stores = await listStoreRows(deps.db, storeId ? { accountId, storeId } : { accountId })
  const [store, another] = stores.filter(({ disconnectedAt }) => disconnectedAt === null)
  if (!store) return refuse('STORE_NOT_PRESENT')
  if (another) {
    const message = storeSettingsMessage('start-store-plan')
    return refuse('BAD_REQUEST', [{ field: 'storeId', message }])
  }
  const saved = await saveSettings(deps, actor, {
    storeId: store.storeId,
    isPercentagePerRange: false,
    isTreePerBatch: false,
    plantTreeAlways: false,
    rule: ruleOfContribution(contribution),
  })
  return saved instanceof Refused ? saved : { storeId: store.storeId }
}

type RuleOfContribution = NonNullable<BodyOf<typeof SaveOffsetSettings>['rule']>

function ruleOfContribution(contribution: OrderContribution): RuleOfContribution {
  switch (contribution.kind) {
    case 'trees':
      return { kind: 'trees-per-order', trees: contribution.trees }
    case 'grams':
      return { ...contribution, kind: 'grams-per-order' }
    case 'percentage': {
      const { impact = 'trees', percent } = contribution
      const basisPoints = basisPointsOf(percent)
      return { kind: 'percentage', basisPoints, ...(impact === 'trees' ? {} : { impact }) }
    }
  }
}
