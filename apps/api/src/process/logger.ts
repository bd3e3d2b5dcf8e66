import type { ErrorReporter, Reported } from '@understory/ports/site/error-reporter.ts'
import pino, { type Logger } from 'pino'
import type { Config } from '../configuration/config.ts'
import { workScope } from '../http/requests/work-scope.ts'

const WARN = 40
const ERROR = 50

/** The log of a process. What it says of faults goes to error reporting too, where that is on. */
export function createLogger(
  config: Pick<Config, 'LOG_LEVEL'>,
  errors: ErrorReporter | null,
): Logger {
  return pino({
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => workScope.getStore() ?? {},
    serializers: { err: loggedFault },
    redact: ['*.password', '*.token', '*.authorization', '*.cookie', '*.clientSecret'],
    ...(errors && {
      hooks: {
        logMethod(line, log, level) {
          const reported = reportedLine(line, level)
          if (reported) errors.report(reported)
          log.apply(this, line)
        },
      },
    }),
  })
}

/** Logs only where a fault happened: a vendor's error may contain secrets and personal data. */
function loggedFault(fault: unknown) {
  if (!(fault instanceof Error)) return { message: String(fault) }
  const { name, message, stack } = fault
  return { name, message, stack, code: 'code' in fault ? fault.code : undefined }
}

/** Every error of the log, and a warning that comes with a fault. */
export function reportedLine(line: readonly unknown[], level: number): Reported | null {
  const [facts, message] = typeof line[0] === 'string' ? [{}, line[0]] : [line[0], line[1]]
  if (typeof facts !== 'object' || facts === null) return null
  const { err, requestId, path, job } = facts as Record<string, unknown>
  if (level < WARN || (level < ERROR && err === undefined)) return null
  return {
    level: level >= ERROR ? 'error' : 'warning',
    ...(err !== undefined && { fault: err }),
    message: String(message ?? 'a fault'),
    facts: {
      requestId: textOrNothing(requestId) ?? workScope.getStore()?.requestId,
      path: textOrNothing(path),
      job: textOrNothing(job),
    },
  }
}

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined)
