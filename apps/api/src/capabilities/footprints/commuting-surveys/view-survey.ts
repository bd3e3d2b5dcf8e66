import type { CommutingSurvey } from '@understory/contracts/footprints/commuting-surveys.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findInventory } from '../company-footprints/public.ts'
import { listOtherCommuting } from './commuting-lines.ts'
import { sumsOfSurvey } from './sums-of-survey.ts'
import { linkOfSurvey } from './survey-link.ts'
import {
  countAnswers,
  findSurvey,
  isOpenAt,
  StoredSites,
  StoredSums,
  type SurveyKey,
} from './survey-records.ts'

type ViewingSurvey = SurveyKey & { readonly isOwn: boolean }

/** The survey of a footprint; its sums once it has ended, and never a single answer. */
export async function viewSurvey(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { isOwn, ...key }: ViewingSurvey,
): Promise<{ survey: CommutingSurvey | null } | Refused> {
  const { db } = deps
  const inventory = await findInventory(db, key)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const row = await findSurvey(db, key)
  if (!row) return { survey: null }
  const isOpen = isOpenAt(row, deps.clock())
  const fresh = isOpen ? null : (await sumsOfSurvey(db, row, inventory)).sums
  const stored = row.sums === null ? null : StoredSums.parse(row.sums)
  const sums = fresh ?? stored
  const kept = await countAnswers(db, row.id)
  return {
    survey: {
      isOpen,
      endsOn: row.ends_on,
      link: isOwn ? linkOfSurvey(deps, row.id).url : null,
      weeks: row.weeks,
      sites: StoredSites.parse(row.sites),
      answered: kept > 0 ? kept : (sums ?? []).reduce((all, { answered }) => all + answered, 0),
      sums,
      takenOverAt: row.taken_over_at?.toISOString() ?? null,
      otherLines: (await listOtherCommuting(db, inventory.id)).length,
    },
  }
}
