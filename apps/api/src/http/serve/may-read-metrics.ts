import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../../configuration/config.ts'

/** Metrics are for the operator: of a local installation, or with the token. */
export function mayReadMetrics(
  { METRICS_TOKEN, DEPLOYMENT }: Pick<Config, 'METRICS_TOKEN' | 'DEPLOYMENT'>,
  authorization: string | null | undefined,
): boolean {
  if (METRICS_TOKEN === undefined) return DEPLOYMENT === 'local'
  const given = Buffer.from(authorization ?? '')
  const expected = Buffer.from(`Bearer ${METRICS_TOKEN}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
