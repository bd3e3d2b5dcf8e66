import type { SubscriptionItem } from '../kinds.ts'

const BILLING_PERIOD_DAY = 24 * 3600

/**
 * When the cycle that begins at `start` ends. The day and the time follow the anchor, clamped
 * to the last day of a shorter month.
 */
export function endOfBillingPeriod(
  anchor: number,
  start: number,
  { price }: SubscriptionItem,
): number {
  const { interval, interval_count: count } = price.recurring
  if (interval === 'day') return start + count * BILLING_PERIOD_DAY
  if (interval === 'week') return start + count * 7 * BILLING_PERIOD_DAY
  const months = interval === 'year' ? 12 * count : count
  const begun = new Date(start * 1000)
  const anchorTime = new Date(anchor * 1000)
  const target = begun.getUTCFullYear() * 12 + begun.getUTCMonth() + months
  const [year, month] = [Math.floor(target / 12), target % 12]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const time = [
    anchorTime.getUTCHours(),
    anchorTime.getUTCMinutes(),
    anchorTime.getUTCSeconds(),
  ] as const
  return Date.UTC(year, month, Math.min(anchorTime.getUTCDate(), lastDay), ...time) / 1000
}
