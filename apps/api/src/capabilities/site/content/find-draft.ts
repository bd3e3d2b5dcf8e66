import type { ContentEntry } from '@understory/contracts/site/content.ts'
import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { presentContent } from './present-content.ts'
import { isPreviewSigned } from './preview-link.ts'

type FindDraftInput = {
  readonly kind: ContentKind
  readonly slug: string
  readonly until: number
  readonly signature: string
}

/** A draft as it is now, past every cache; its writer reads what is wrong with it. */
export async function findDraft(
  deps: Pick<Deps, 'config' | 'clock' | 'content' | 'log'>,
  asked: FindDraftInput,
): Promise<ContentEntry | Refused> {
  if (!isPreviewSigned(deps, asked)) return refuse('PREVIEW_LINK_INVALID')
  const find = (version: 'draft' | 'published') =>
    deps.content.find(asked.kind, asked.slug, version)
  try {
    const found = (await find('draft')) ?? (await find('published'))
    if (!found) return refuse('CONTENT_NOT_FOUND')
    if (found.entry && found.refused.length === 0) return presentContent(found.entry)
    const problems = found.refused.map(({ where, message }) => ({ field: where, message }))
    return refuse('CONTENT_REFUSED', problems)
  } catch (err) {
    deps.log.error({ err }, 'a draft could not be read')
    return refuse('UNAVAILABLE')
  }
}
