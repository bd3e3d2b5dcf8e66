import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetAssetEvidence } from '@understory/contracts/showing/asset-uses.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { marketsOfShared, readSharedAccount } from '../shareables/public.ts'
import { usesOf } from './read-uses.ts'
import { sentencesOfFigures } from './sentences-of-figures.ts'

/** What stands behind the figures that an account shows, for anyone who repeats or doubts them. */
export async function readEvidence(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  shareId: string,
): Promise<ReplyOf<typeof GetAssetEvidence> | Refused> {
  const shared = await readSharedAccount(deps, shareId)
  if (!shared) return refuse('SHARE_NOT_FOUND')
  const { name, figures, projects, entries } = shared
  const { origin, siteName } = deps.config
  const day = dayOf(deps.clock())
  return {
    name,
    figures,
    markets: await marketsOfShared(deps.db, shareId),
    sentences: sentencesOfFigures({ name, siteName, figures }).map((words) => ({
      words,
      uses: usesOf(
        deps,
        { asset: 'badge', words, basis: {}, hasPicture: false, statedOn: day },
        day,
      ),
    })),
    projects: projects.map(({ id, ...project }) => ({
      ...project,
      projectId: id,
      disclosure: `${origin}/projects/${id}/disclosure`,
      receipts: `${origin}/projects/${id}/receipts`,
    })),
    entries: entries.map(({ logIndex, ...entry }) => ({
      ...entry,
      proof: logIndex === null ? null : `${origin}/ledger/proof/${logIndex}`,
    })),
  }
}
