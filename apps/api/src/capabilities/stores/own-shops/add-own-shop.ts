import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ApiStore, createStore } from '@understory/contracts/v1/shops/stores.ts'
import { parseTimeZone } from '@understory/domain/calendar/day-in-zone.ts'
import { isPerAmount } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { createOwnStore } from '../connected-stores/public.ts'
import { saveSettingsWithin } from '../store-settings/public.ts'
import { listShops } from './list-shops.ts'

type AddOwnShopDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'newId'>
type NewShop = BodyOf<typeof createStore> & {
  /** The same whenever the call is repeated. */
  readonly storeId: string
}

const NO_ZONE = 'Please use the name of a time zone, such as Europe/London.'

/** A shop without a connector, with what its orders contribute: both or neither. */
export async function addOwnShop(
  deps: AddOwnShopDeps,
  actor: KeyActor,
  { storeId, name, currency, timeZone: zone, rule, plantTreeAlways }: NewShop,
): Promise<ApiStore | Refused> {
  if (actor.accountKind !== 'business') return refuse('BUSINESS_ONLY')
  const timeZone = parseTimeZone(zone)
  if (!timeZone) return refuse('BAD_REQUEST', [{ field: 'timeZone', message: NO_ZONE }])
  const { accountId } = actor
  const isTest = actor.mode === 'test'
  const refused = await transact(deps.db, async (tx) => {
    const made = await createOwnStore(tx, deps, {
      ...{ storeId, accountId, name, currency, timeZone, isTest },
    })
    if (made instanceof Refused) return made
    if (rule === null) return null
    const saved = await saveSettingsWithin(tx, deps, {
      actor: { accountId, userId: null },
      asked: {
        storeId,
        rule,
        isTreePerBatch: isPerAmount(rule),
        isPercentagePerRange: rule.kind === 'percentage-by-range',
        plantTreeAlways,
      },
    })
    return saved instanceof Refused ? saved : null
  })
  if (refused) return refused
  const [shop] = await listShops(deps, actor, storeId)
  return shop ?? refuse('SERVER_ERROR')
}
