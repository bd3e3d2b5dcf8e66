import { ReportBrowserError } from '@understory/contracts/site/browser-errors.ts'
import { routeOf, scrubbedText } from '@understory/domain/site/browser-errors/scrubbed-text.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'

const PER_ADDRESS = { name: 'browser-errors', points: 20, seconds: 600 }

/** Errors of scripts go on to error reporting, where that is on; a chat that does not open is only logged. */
export function browserErrorRoutes({ errors, log }: Pick<Deps, 'errors' | 'log'>): Route[] {
  return [
    route(ReportBrowserError, { access: 'public', limit: PER_ADDRESS }, async ({ body }) => {
      const { kind, message, stack, path } = body
      if (kind === 'error') errors?.reportBrowser({ message, stack, path })
      else log.warn({ said: scrubbedText(message), path: routeOf(path) }, 'chat did not open')
      return undefined
    }),
  ]
}
