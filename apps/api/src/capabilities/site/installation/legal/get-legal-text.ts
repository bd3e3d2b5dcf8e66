import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetLegalText, LegalText } from '@understory/contracts/site/legal-texts.ts'
import type { Deps } from '../../../../deps.ts'
import { type InstallationRow, legalTextIn } from '../published-settings.ts'

type Reply = ReplyOf<typeof GetLegalText>

/** Reads legal texts; each revision is rendered once by a process. */
export function createLegalTexts({ db, prose }: Pick<Deps, 'db' | 'prose'>) {
  const rendered = new Map<LegalText, { readonly revision: number; readonly reply: Reply }>()
  return async (text: LegalText): Promise<Reply> => {
    const row = await db
      .selectFrom('installation_setting')
      .select(['kind', 'fields', 'revision', 'changed_at'])
      .where('kind', '=', text)
      .executeTakeFirst()
    const known = rendered.get(text)
    if (row && known?.revision === row.revision) return known.reply
    const written = row && legalTextIn(row as InstallationRow)
    if (!row || !written) return { published: null }
    const { html } = await prose.render(written.text)
    const publishedAt = row.changed_at.toISOString()
    const reply = { published: { html, inForceFrom: written.inForceFrom, publishedAt } }
    rendered.set(text, { revision: row.revision, reply })
    return reply
  }
}
