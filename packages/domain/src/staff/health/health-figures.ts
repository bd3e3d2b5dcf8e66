/** What is sampled every five minutes, so that the last day can be drawn. */
export const HEALTH_FIGURES = {
  'jobs-waiting': { label: 'Jobs that wait', unit: 'jobs' },
  'oldest-job': { label: 'The oldest job waits', unit: 'seconds' },
  'payments-unsettled': { label: 'Payments not settled', unit: 'payments' },
  'log-waiting': { label: 'Entries that wait for the public log', unit: 'entries' },
  'deliveries-waiting': { label: 'Deliveries of shops that wait', unit: 'deliveries' },
  'store-lag': { label: 'The shop read longest ago', unit: 'seconds' },
  'given-up': { label: 'Jobs given up', unit: 'jobs' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly unit: string }>>
export type HealthFigure = keyof typeof HEALTH_FIGURES

export type HealthSample = {
  readonly at: Date
  readonly figure: HealthFigure
  readonly value: number
}

export type HealthHour = { readonly from: Date; readonly most: number | null }

const HOUR_MS = 3_600_000
const HOURS = 24

/** The highest value of each of the last 24 hours; null where nothing was sampled. */
export function hoursOf(
  samples: readonly HealthSample[],
  figure: HealthFigure,
  now: Date,
): HealthHour[] {
  const end = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  return Array.from({ length: HOURS }, (_, index) => {
    const from = end - (HOURS - 1 - index) * HOUR_MS
    const values = samples
      .filter((each) => each.figure === figure)
      .filter(({ at }) => at.getTime() >= from && at.getTime() < from + HOUR_MS)
      .map(({ value }) => value)
    return { from: new Date(from), most: values.length > 0 ? Math.max(...values) : null }
  })
}
