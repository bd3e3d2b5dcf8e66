// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const healthMessage = /* @__PURE__ */ plainMessages<{
  readonly 'healthParts.publicLog': Record<never, never>
  readonly 'healthParts.notKnown': Record<never, never>
  readonly 'healthParts.parts': Record<never, never>
  readonly 'healthParts.since': { readonly minuteOf: string }
  readonly 'healthParts.lastSeenToWork': { readonly minuteOf: string }
  readonly 'healthWithoutDatabase.databaseDoesAnswer': Record<never, never>
  readonly 'healthWithoutDatabase.consoleCannotSignAnyone': Record<never, never>
  readonly 'healthWithoutDatabase.nothingElseIsKnown': Record<never, never>
  readonly 'healthWithoutDatabase.whatToDo': Record<never, never>
  readonly 'healthWithoutDatabase.followDocsRunbooksIncidents': Record<never, never>
  readonly 'healthWithoutDatabase.checkedAt': { readonly minuteOf: string }
  readonly 'healthWithoutDatabase.docsRunbooksIncidentsMd': { readonly runbook: string; readonly says: string }
  readonly 'health.health': Record<never, never>
  readonly 'health.description': Record<never, never>
  readonly 'health.checkedReloadPageCheck': { readonly minuteOf: string }
  readonly 'health.somethingIsWrong': Record<never, never>
  readonly 'health.nothingLookedWrong': Record<never, never>
  readonly 'health.allIsWell': Record<never, never>
  readonly 'health.sinceFor': { readonly ageOf: string; readonly minuteOf: string }
  readonly 'health.whatToDo': Record<never, never>
  readonly 'health.docsRunbooksIncidentsMd': { readonly runbook: string }
  readonly 'health.queues': Record<never, never>
  readonly 'health.knownDatabaseDoesAnswer': Record<never, never>
  readonly 'health.nothingWaitsAny': Record<never, never>
  readonly 'health.caption': Record<never, never>
  readonly 'health.queue': Record<never, never>
  readonly 'health.waiting': Record<never, never>
  readonly 'health.oldestInSeconds': Record<never, never>
  readonly 'health.triedAgain': Record<never, never>
  readonly 'health.givenUp': Record<never, never>
  readonly 'health.theLastDay': Record<never, never>
  readonly 'health.highestValueEachHour': Record<never, never>
  readonly 'health.zeroWheneverSampled': { readonly figureNames: string }
  readonly 'health.sampledLastDayWorker': { readonly figureNames: string }
  readonly 'health.versions': Record<never, never>
  readonly 'health.understory': Record<never, never>
  readonly 'health.schemaOfTheDatabase': Record<never, never>
  readonly 'health.notKnown': Record<never, never>
  readonly 'health.schemaOfThisVersion': Record<never, never>
  readonly 'places.health': Record<never, never>
  readonly 'healthParts.site': Record<never, never>
  readonly 'healthParts.database': Record<never, never>
  readonly 'healthParts.worker': Record<never, never>
  readonly 'healthParts.queue': Record<never, never>
  readonly 'healthParts.payments': Record<never, never>
  readonly 'healthParts.email': Record<never, never>
  readonly 'healthParts.backup': Record<never, never>
  readonly 'healthParts.works': Record<never, never>
  readonly 'healthParts.trouble': Record<never, never>
  readonly 'health.lessThanSecond': Record<never, never>
}>(english)

export const healthRich = /* @__PURE__ */ richMessages<{
  readonly 'healthWithoutDatabase.understoryAdminDoctorMachine': { readonly code: MessageTag }
  readonly 'healthWithoutDatabase.readyzMetricsEachProcess': { readonly code: MessageTag }
}>(english)
