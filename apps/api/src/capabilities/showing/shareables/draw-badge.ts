import type { BadgeKind, BadgeTheme } from '@understory/contracts/showing/shareables.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { MILLI_TREES_PER_TREE } from '@understory/domain/quantity/impact-quantity.ts'
import { isShownPlain } from '@understory/domain/showing/asset-uses/asset-use.ts'
import { badgeWords } from '@understory/domain/showing/shareables/badge-words.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { presentFigures, publicFiguresOf } from './public-figures.ts'
import { knownMarkets } from './shown-in-markets.ts'

type DrawBadgeDeps = Pick<Deps, 'db' | 'clock' | 'documents' | 'config'>
type Badge = { readonly kind: BadgeKind; readonly theme: BadgeTheme }
export type BadgeFormat = 'svg' | 'png'

export async function drawOwnBadge(deps: DrawBadgeDeps, accountId: string, badge: Badge) {
  const account = await selectAccount(deps.db)
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return draw(deps, account, { ...badge, format: 'svg' })
}

/** `null`: no account shares badges under this id. */
export async function drawSharedBadge(
  deps: DrawBadgeDeps,
  shareId: string,
  badge: Badge & { readonly format: BadgeFormat },
): Promise<Uint8Array | null> {
  const account = await selectAccount(deps.db)
    .innerJoin('account_share as s', 's.account_id', 'a.id')
    .select('s.markets')
    .where('s.share_id', '=', shareId)
    .where('s.badges_active', '=', true)
    .where('a.closed_at', 'is', null)
    .executeTakeFirst()
  if (!account) return null
  const isPlain = isShownPlain(knownMarkets(account.markets), deps.config.marketSwitches)
  return draw(deps, account, isPlain ? { ...badge, theme: 'plain' } : badge)
}

function selectAccount(db: Database) {
  return db
    .selectFrom('account as a')
    .select(['a.id', 'a.display_name as name', publicFiguresOf(sql.ref('a.id')).as('figures')])
}

type Account = { id: string; name: string; figures: Parameters<typeof presentFigures>[0] }

function draw(
  { clock, documents, config }: DrawBadgeDeps,
  { id, name, figures }: Account,
  { kind, theme, format }: Badge & { readonly format: BadgeFormat },
): Promise<Uint8Array> {
  const now = clock()
  const shown = presentFigures(figures, now)
  const { sentence, shownAs, ...words } = badgeWords(kind, {
    name,
    siteName: config.siteName,
    figures: shown,
    asOf: dayOf(now),
  })
  const facts = {
    ...words,
    kind: shownAs,
    theme,
    label: sentence,
    seed: id,
    trees: Math.floor(shown.milliTrees / MILLI_TREES_PER_TREE),
    co2eGrams: shown.co2eGrams,
    plasticGrams: shown.plasticGrams,
  }
  return documents.badge(facts, format)
}
