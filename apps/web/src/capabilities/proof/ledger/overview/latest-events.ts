import type { Gift } from '@understory/contracts/commerce/gifts.ts'
import type { GrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { productName } from '@understory/domain/commerce/subscriptions/plans.ts'
import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { ledgerMessage } from '../messages/messages.generated.ts'

export type LatestEvent = {
  readonly id: string
  /** An instant or a day. */
  readonly at: string
  readonly title: string
  readonly detail: string
  readonly certificateId: string | null
}

type Sources = {
  readonly purchases: readonly Pick<
    Purchase,
    | 'uuid'
    | 'status'
    | 'paidAt'
    | 'reference'
    | 'milliTrees'
    | 'co2eGrams'
    | 'plasticGrams'
    | 'certificateId'
  >[]
  readonly subscriptions: readonly Pick<Subscription, 'product' | 'cycles' | 'certificateId'>[]
  readonly received: readonly Pick<
    Gift,
    | 'giftId'
    | 'from'
    | 'redeemedAt'
    | 'isRefunded'
    | 'milliTrees'
    | 'co2eGrams'
    | 'plasticGrams'
    | 'certificateId'
  >[]
  /** What our team entered. */
  readonly granted: readonly Pick<
    GrantedImpact,
    | 'grantedId'
    | 'kind'
    | 'title'
    | 'enteredAt'
    | 'reversed'
    | 'milliTrees'
    | 'co2eGrams'
    | 'plasticGrams'
    | 'certificateId'
  >[]
}

const entered = () =>
  ({
    offer: ledgerMessage('latestEvents.anOffer'),
    'off-platform': ledgerMessage('latestEvents.fundedElsewhere'),
  }) as const

const LATEST_EVENTS_LIMIT = 5

/**
 * The last things that entered the ledger for the account and still count, each with the certificate that
 * proves it.
 */
export function latestEvents(sources: Sources): LatestEvent[] {
  const { purchases, subscriptions, received } = sources
  const bought = purchases.flatMap(
    ({ uuid, status, paidAt, reference, certificateId, ...funds }) =>
      paidAt && status === 'paid' && fundsInWords(funds)
        ? [
            {
              id: uuid,
              at: paidAt,
              title: fundsInWords(funds),
              detail: reference ?? ledgerMessage('latestEvents.once'),
              certificateId,
            },
          ]
        : [],
  )
  const cycles = subscriptions.flatMap(({ product, certificateId, cycles: all }) =>
    all
      .filter(({ status, isRefunded }) => status === 'paid' && !isRefunded)
      .map(({ cycleId, date, description }) => ({
        id: cycleId,
        at: date,
        title: productName(product),
        detail: description,
        certificateId,
      })),
  )
  const given = received.flatMap(
    ({ giftId, redeemedAt, isRefunded, from, certificateId, ...funds }) =>
      redeemedAt && !isRefunded
        ? [
            {
              id: giftId,
              at: redeemedAt,
              title: fundsInWords(funds),
              detail: ledgerMessage('latestEvents.aGiftFrom', { from }),
              certificateId,
            },
          ]
        : [],
  )
  return [...bought, ...cycles, ...given, ...enteredOf(sources)]
    .toSorted(newestFirst)
    .slice(0, LATEST_EVENTS_LIMIT)
}

function enteredOf({ granted }: Pick<Sources, 'granted'>): LatestEvent[] {
  return granted
    .filter(({ reversed }) => reversed === null)
    .map(({ grantedId, kind, title, enteredAt, certificateId, ...funds }) => ({
      id: grantedId,
      at: enteredAt,
      title: fundsInWords(funds),
      detail: `${entered()[kind]}: ${title}`,
      certificateId,
    }))
}

/** A day holds all of its instants, so it counts by its end; what is of one moment stays in its order. */
function newestFirst(one: LatestEvent, other: LatestEvent): number {
  const [a, b] = [endOf(one.at), endOf(other.at)]
  if (a === b) return 0
  return a < b ? 1 : -1
}

const endOf = (at: string) => (at.length === DAY_LENGTH ? `${at}T23:59:59.999Z` : at)
const DAY_LENGTH = '2026-11-27'.length

type Funds = Pick<Purchase, 'milliTrees' | 'co2eGrams' | 'plasticGrams'>

function fundsInWords({ milliTrees, co2eGrams, plasticGrams }: Funds): string {
  return [
    milliTrees > 0 ? formatTrees(milliTrees) : null,
    co2eGrams > 0 ? `${formatGrams(co2eGrams)} of CO2e` : null,
    plasticGrams > 0
      ? ledgerMessage('latestEvents.plastic', { plasticGrams: formatGrams(plasticGrams) })
      : null,
  ]
    .filter(Boolean)
    .join(', ')
}
