import { DELIVERIES, UNBILLED_ORDERS } from '@understory/domain/people/privacy/retention.ts'
import { RETENTION_REASONS } from '@understory/domain/people/privacy/retention-reasons.ts'
import { ALL_TABLES } from './all-tables.ts'

/** What is stored and how long, for people to read. */
export type RetentionLine = { readonly what: string; readonly time: string }

/** Everything that the product stores, by the manifests of its capabilities; deliveries stay as long as set. */
export function retentionLines(keepDeliveriesDays: number): readonly RetentionLine[] {
  return [
    ...Object.values(RETENTION_REASONS).map(({ what, howLong }) => ({
      what,
      time: capital(howLong),
    })),
    ...[...sweptTables(), UNBILLED_ORDERS].map(({ what, days }) => ({
      what,
      time: days === 1 ? 'A day' : `${days} days`,
    })),
    {
      what: DELIVERIES.what,
      time: `${keepDeliveriesDays} days after the end of the month in which it came`,
    },
  ]
}

/** The tables whose rows go after some days. */
export const sweptTables = () =>
  ALL_TABLES.flatMap(({ name, retention }) =>
    typeof retention === 'object' ? [{ table: name, ...retention }] : [],
  )

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
