import type { SentStatement } from '@understory/database/connect.ts'
import type { ErrorReporter } from '@understory/ports/site/error-reporter.ts'
import type { Tracer } from '@understory/ports/site/tracer.ts'
import type { Config } from '../configuration/config.ts'
import { statementName } from '../signals/statement-name.ts'
import { VERSION } from '../signals/version.ts'

/** Loaded where it is configured, and nowhere else. */
export async function createErrors(
  config: Config,
  process: 'server' | 'worker',
): Promise<ErrorReporter | null> {
  if (!config.SENTRY_DSN) return null
  const { createSentryReporter } = await import(
    '@understory/adapters/errors-sentry/sentry-reporter.ts'
  )
  return createSentryReporter({
    dsn: config.SENTRY_DSN,
    environment: config.SENTRY_ENVIRONMENT,
    tracesSampleRate: config.SENTRY_TRACES_SAMPLE_RATE,
    process,
  })
}

/** The same for traces. */
export async function createTracer(
  config: Config,
  process: 'server' | 'worker',
): Promise<Tracer | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config
  if (!endpoint) return null
  const { createOtlpTracer } = await import('@understory/adapters/traces-otlp/otlp-tracer.ts')
  return createOtlpTracer({
    endpoint,
    headers: headersOf(headers ?? ''),
    sampleRate: config.OTEL_TRACES_SAMPLER_ARG,
    version: VERSION,
    process,
  })
}

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  )

/** Notes each statement by its name as a part of what runs. */
export const statementNoter = (tracer: Tracer | null) =>
  tracer
    ? ({ sql, seconds, isFault }: SentStatement) =>
        tracer.note({ kind: 'statement', name: statementName(sql), seconds, isFault })
    : undefined
