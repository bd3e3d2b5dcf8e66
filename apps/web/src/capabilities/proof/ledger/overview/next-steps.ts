import type { Gift } from '@understory/contracts/commerce/gifts.ts'
import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { productName } from '@understory/domain/commerce/subscriptions/plans.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { paymentPath } from '../../../commerce/payments/public.ts'
import { ledgerMessage } from '../messages/messages.generated.ts'

export type NextStep = {
  readonly title: string
  readonly detail: string
  readonly href: string
  readonly action: string
  /** Something waits for the person, rather than happening by itself. */
  readonly isWaiting: boolean
}

export type Affairs = {
  readonly email: { readonly address: string; readonly isVerified: boolean }
  readonly subscriptions: readonly Pick<
    Subscription,
    | 'product'
    | 'status'
    | 'currency'
    | 'totalMinor'
    | 'nextPayment'
    | 'endsWithPeriod'
    | 'current'
    | 'due'
    | 'uuid'
  >[]
  readonly purchases: readonly Pick<Purchase, 'status' | 'totalMinor' | 'currency'>[]
  readonly gifts: readonly Pick<
    Gift,
    'recipient' | 'email' | 'deliverOn' | 'deliveredAt' | 'redeemedAt' | 'isRefunded'
  >[]
  readonly vehicles: readonly {
    readonly title: string
    readonly offsetUntil: CalendarDate | null
  }[]
  readonly today: CalendarDate
}

const SUBSCRIPTIONS = '/my-impact/manage/subscriptions'
const STORE_BILLING = '/my-impact/manage/integrations/billing'
const SOON_DAYS = 60

/** What waits for the person, and then what happens next by itself, the soonest first. */
export function nextSteps(affairs: Affairs): NextStep[] {
  const dated = [...payments(affairs), ...endings(affairs)].toSorted((one, other) =>
    one.on < other.on ? -1 : 1,
  )
  return [
    ...confirmations(affairs),
    ...duePayments(affairs),
    ...unfinished(affairs),
    ...toHandOver(affairs),
    ...dated.map(({ on: _, ...step }) => step),
  ]
}

function confirmations({ email }: Affairs): NextStep[] {
  if (email.isVerified) return []
  return [
    {
      title: ledgerMessage('nextSteps.confirmYourEmail'),
      detail: ledgerMessage('nextSteps.weWroteTo', { address: email.address }),
      href: '/my-impact/account/security',
      action: ledgerMessage('nextSteps.sendItAgain'),
      isWaiting: true,
    },
  ]
}

function duePayments({ subscriptions }: Affairs): NextStep[] {
  return subscriptions.flatMap(({ due, currency, product, uuid }) =>
    due
      ? [
          {
            title: ledgerMessage('nextSteps.didNotGoThrough', {
              money: formatMoney({ minor: due.totalMinor, currency }),
            }),
            detail: ledgerMessage('nextSteps.nothingFundedByUntil', {
              product: productName(product),
            }),
            href: paymentPath({ pays: 'due', id: uuid }),
            action: ledgerMessage('nextSteps.payItNow'),
            isWaiting: true,
          },
        ]
      : [],
  )
}

function unfinished({ purchases }: Affairs): NextStep[] {
  const open = purchases.filter(({ status }) => status === 'pending').length
  if (open === 0) return []
  return [
    {
      title:
        open === 1
          ? ledgerMessage('nextSteps.purchasePaid')
          : ledgerMessage('nextSteps.purchasesAreNotPaid', { open: String(open) }),
      detail: ledgerMessage('nextSteps.finishCancelNothingBeen'),
      href: '/my-impact/manage/instant',
      action: ledgerMessage('nextSteps.seeIt'),
      isWaiting: true,
    },
  ]
}

function toHandOver({ gifts }: Affairs): NextStep[] {
  return gifts
    .filter(({ email, redeemedAt, isRefunded }) => email === null && !redeemedAt && !isRefunded)
    .map(({ recipient }) => ({
      title: ledgerMessage('nextSteps.aGiftFor', { recipient }),
      detail: ledgerMessage('nextSteps.noEmailHandOver'),
      href: '/my-impact/manage/gifts',
      action: ledgerMessage('nextSteps.handItOver'),
      isWaiting: true,
    }))
}

type Dated = NextStep & { readonly on: string }

function payments({ subscriptions }: Affairs): Dated[] {
  return subscriptions.flatMap(({ nextPayment, endsWithPeriod, totalMinor, currency, product }) =>
    nextPayment && !endsWithPeriod
      ? [
          {
            on: nextPayment,
            // What stores are billed is known when the bill is issued.
            title: ledgerMessage('nextSteps.on', {
              which: isUsage(product)
                ? ledgerMessage('nextSteps.aBill')
                : formatMoney({ minor: totalMinor, currency }),
              longDate: longDate(nextPayment),
            }),
            detail: productName(product),
            href: isUsage(product) ? STORE_BILLING : SUBSCRIPTIONS,
            action: isUsage(product)
              ? ledgerMessage('nextSteps.seeItSoFar')
              : ledgerMessage('nextSteps.seeThePlan'),
            isWaiting: false,
          },
        ]
      : [],
  )
}

function endings({ subscriptions, vehicles, today }: Affairs): Dated[] {
  const soon = (day: string) => {
    const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
    return days >= 0 && days <= SOON_DAYS
  }
  const plans = subscriptions.flatMap(({ endsWithPeriod, current, product, status }) =>
    endsWithPeriod && current && status === 'active'
      ? [
          {
            on: current.to,
            title: ledgerMessage('nextSteps.endsOn', {
              productName: productName(product),
              longDate: longDate(current.to),
            }),
            detail: ledgerMessage('nextSteps.cancelledUntilResumed'),
            href: SUBSCRIPTIONS,
            action: ledgerMessage('nextSteps.resumeIt'),
            isWaiting: false,
          },
        ]
      : [],
  )
  const offsets = vehicles.flatMap(({ title, offsetUntil }) =>
    offsetUntil && soon(offsetUntil)
      ? [
          {
            on: offsetUntil,
            title: ledgerMessage('nextSteps.isOffsetUntil', {
              title,
              longDate: longDate(offsetUntil),
            }),
            detail: ledgerMessage('nextSteps.anotherYearBeginDay'),
            href: '/my-impact/manage/vehicles',
            action: ledgerMessage('nextSteps.offsetAnotherYear'),
            isWaiting: false,
          },
        ]
      : [],
  )
  return [...plans, ...offsets]
}
