import {
  DropGivenUpWebhook,
  RetryGivenUpWebhook,
} from '@understory/contracts/developers/given-up-webhooks.ts'
import { UploadReceipt } from '@understory/contracts/proof/receipts.ts'
import {
  DropParkedDeliveries,
  RetryParkedDeliveries,
} from '@understory/contracts/stores/store-orders/parked-deliveries.ts'
import { giveUpWebhook } from '../give-up-webhook.ts'
import { RECEIPT_FILE } from '../publish-receipt.ts'
import { parkDeliveryOf } from '../stores/park-delivery.ts'
import { plantStore } from '../stores/store-bills.ts'
import { newcomer } from './newcomer.ts'
import { one, type Promised, same } from './promises.ts'
import type { Scene } from './scene.ts'

const QUEUE_REASON = 'The cause is mended now.'

async function withParked({ api, staff }: Scene) {
  const owner = await newcomer(api, 'business')
  const { storeId } = await plantStore(api, owner, { countsFrom: null })
  const deliveryIds = [await parkDeliveryOf(api, { accountId: owner.accountId, storeId })]
  return { by: staff, body: { deliveryIds, reason: QUEUE_REASON } }
}

async function withWebhook({ api, staff }: Scene) {
  const endpointId = await giveUpWebhook(api, await newcomer(api, 'business'))
  return { by: staff, params: { endpointId }, body: { reason: QUEUE_REASON } }
}

export const OF_QUEUES: readonly Promised[] = [
  same(UploadReceipt, ({ staff }) => ({ by: staff, body: RECEIPT_FILE })),
  one(RetryParkedDeliveries, ['PARKED_DELIVERY_NOT_FOUND'], withParked),
  one(DropParkedDeliveries, ['PARKED_DELIVERY_NOT_FOUND'], withParked),
  one(RetryGivenUpWebhook, ['WEBHOOK_NOT_GIVEN_UP'], withWebhook),
  one(DropGivenUpWebhook, ['WEBHOOK_NOT_GIVEN_UP'], withWebhook),
]
