import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetDisclosure } from '@understory/contracts/proof/disclosures.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import {
  DISCLOSURE_FACTS,
  DISCLOSURE_KEYS,
  stateOfFact,
} from '@understory/domain/proof/disclosures/disclosure.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findDisclosure } from './disclosure-records.ts'
import { linesOfFact } from './lines-of-fact.ts'

/** Older than this, the page says that it was not looked at again. */
const FRESH_DAYS = 180

/** What is disclosed of a project, fact by fact, with what is open. */
export async function getDisclosure(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  projectId: string,
): Promise<ReplyOf<typeof GetDisclosure> | Refused> {
  const project = await db
    .selectFrom('project')
    .select(['name', 'impact', 'credit_kind', 'is_sample'])
    .where('id', '=', projectId)
    .executeTakeFirst()
  if (!project) return refuse('PROJECT_NOT_FOUND')
  const found = await findDisclosure(db, projectId)
  const head = {
    projectId,
    name: project.name,
    isOffset: project.impact === 'co2e',
    isSample: project.is_sample,
  }
  if (!found) return { ...head, published: null }
  const { version, publishedAt, checkedOn, checkedWith, disclosure } = found
  const oldest = dayOf(new Date(clock().getTime() - FRESH_DAYS * DAY_MS))
  return {
    ...head,
    published: {
      version,
      publishedAt: publishedAt.toISOString(),
      checkedOn,
      checkedWith,
      isOld: checkedOn < oldest,
      facts: DISCLOSURE_KEYS.map((key) => {
        const state = stateOfFact(disclosure, key)
        return {
          key,
          label: DISCLOSURE_FACTS[key],
          state,
          because: state === 'not-given' ? (disclosure.because[key] ?? null) : null,
          lines: linesOfFact(key, { disclosure, creditKind: project.credit_kind }),
        }
      }),
    },
  }
}
