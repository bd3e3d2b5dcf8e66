import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanBegin, SpanEnd, Tracer } from '@understory/ports/site/tracer.ts'

const OTLP_CLOSE_MS = 2_000

type OtlpOptions = {
  /** Of the collector, such as http://collector:4318; the path of traces is added. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly sampleRate: number
  readonly version: string
  readonly process: 'server' | 'worker'
}

const KINDS: Readonly<Record<SpanBegin['kind'], SpanKind>> = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  statement: SpanKind.CLIENT,
}

/**
 * Sends spans by OTLP over HTTP, in batches. The SDK alone: nothing is registered for the whole process, and nothing of
 * http, the database or the console is patched.
 */
export function createOtlpTracer(options: OtlpOptions): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...options.headers },
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `understory-${options.process}`,
      'service.version': options.version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.sampleRate) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('understory')
  const running = new AsyncLocalStorage<Span>()

  function begin({ kind, name, facts, traceparent }: SpanBegin, startTime?: Date): Span {
    const parent = running.getStore()
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : remoteContext(traceparent)
    const given = { kind: KINDS[kind], attributes: { ...facts }, ...(startTime && { startTime }) }
    return tracer.startSpan(name, given, context)
  }

  return {
    async span(span, work, endOf) {
      const open = begin(span)
      try {
        const result = await running.run(open, work)
        end(open, endOf(result))
        return result
      } catch (fault) {
        end(open, { isFault: true })
        throw fault
      }
    },
    note({ seconds, isFault, ...span }) {
      // By itself it would be a trace of one statement.
      if (!running.getStore()) return
      end(begin(span, new Date(Date.now() - seconds * 1_000)), { isFault })
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, OTLP_CLOSE_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

function end(span: Span, { facts, isFault }: SpanEnd): void {
  if (facts) span.setAttributes({ ...facts })
  if (isFault) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

function remoteContext(traceparent: string | null | undefined) {
  const [, traceId, spanId, flags = '00'] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
