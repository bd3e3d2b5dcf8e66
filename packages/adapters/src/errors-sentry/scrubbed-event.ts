import type { Event, Exception, StackFrame } from '@sentry/core'
import { scrubbedText } from '@understory/domain/site/browser-errors/scrubbed-text.ts'

const TAGS = ['process', 'requestId', 'route', 'job', 'method', 'status']
const OF_OURS = /(?:build|src|assets|node_modules)\/[\w@.\-/[\]{}+]{1,200}$/

/**
 * An event made again from what may leave: no request, user, breadcrumb, variable, header or address is
 * copied, whatever put it there. Before sending, the client asks for this.
 */
export function scrubbedEvent(event: Event): Event {
  const { event_id, timestamp, start_timestamp, type, level, platform, environment, sdk } = event
  const { trace } = event.contexts ?? {}
  return given({
    event_id,
    timestamp,
    start_timestamp,
    type,
    level,
    platform,
    environment,
    sdk: sdk && given({ name: sdk.name, version: sdk.version }),
    // Made by `routeOf`, which leaves no name in it.
    transaction: event.transaction?.slice(0, 200),
    message: event.message === undefined ? undefined : scrubbedText(event.message),
    exception: event.exception && { values: (event.exception.values ?? []).map(scrubbedException) },
    tags: tagsOf(event.tags),
    contexts: trace && {
      trace: given({
        trace_id: trace.trace_id,
        span_id: trace.span_id,
        op: trace.op,
        status: trace.status,
      }),
    },
  })
}

function scrubbedException({ type, value, stacktrace }: Exception): Exception {
  return given({
    type: type === undefined ? undefined : scrubbedText(type).slice(0, 100),
    value: value === undefined ? undefined : scrubbedText(value),
    stacktrace: stacktrace && { frames: (stacktrace.frames ?? []).map(scrubbedFrame) },
  })
}

/** Where, never with what: no variables, no lines of source, no folder of the machine. */
function scrubbedFrame({ filename, function: name, lineno, colno, in_app }: StackFrame) {
  return given({
    filename: OF_OURS.exec(filename ?? '')?.[0] ?? 'elsewhere',
    function: name?.slice(0, 100),
    lineno,
    colno,
    in_app,
  })
}

function tagsOf(tags: Event['tags']): Event['tags'] {
  const kept = TAGS.flatMap((name) => {
    const value = tags?.[name]
    return value === undefined || value === null ? [] : [[name, String(value).slice(0, 100)]]
  })
  return Object.fromEntries(kept)
}

const given = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
