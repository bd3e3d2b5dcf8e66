import {
  ApprovePurchase,
  DeclinePurchase,
} from '@understory/contracts/commerce/purchases-by-key.ts'
import {
  ChangeApiKey,
  CreateApiKey,
  ReportLeakedKeys,
  RevokeApiKey,
  RotateApiKey,
} from '@understory/contracts/developers/api-keys.ts'
import { waitingPurchase } from '../../commerce/buying-keys.ts'
import { makeApiKey } from '../../people/api-keys.ts'
import { newcomer } from '../newcomer.ts'
import { all, one, type Promised } from '../promises.ts'
import type { Scene } from '../scene.ts'

const BODY = { name: 'Reports', allowedNetworks: [], scopes: ['impact:read' as const] }

/** A purchase of a key that waits for a yes. */
async function waiting({ api }: Scene) {
  const person = await newcomer(api, 'business')
  return { by: person.bearer, params: { purchaseId: await waitingPurchase(api, person) } }
}

export const OF_API_KEYS: readonly Promised[] = [
  all(CreateApiKey, ({ person }) => ({ by: person.bearer, body: BODY })),
  all(ChangeApiKey, async ({ api, person }) => {
    const { key } = await makeApiKey(api, person)
    return { by: person.bearer, params: { keyId: key.keyId }, body: BODY }
  }),
  all(RotateApiKey, async ({ api, person }) => {
    const { key } = await makeApiKey(api, person)
    return { by: person.bearer, params: { keyId: key.keyId }, body: { overlapSeconds: 0 as const } }
  }),
  all(RevokeApiKey, async ({ api, person }) => {
    const { key } = await makeApiKey(api, person)
    return { by: person.bearer, params: { keyId: key.keyId } }
  }),
  all(ReportLeakedKeys, async ({ api, person }) => {
    const { secret } = await makeApiKey(api, person)
    const secrets: string[] = [secret]
    return { body: { secrets } }
  }),
  one(ApprovePurchase, ['APPROVAL_ENDED'], waiting),
  one(DeclinePurchase, ['APPROVAL_ENDED'], waiting),
]
