import { domainToASCII } from 'node:url'
import type { Widget, WidgetInput } from '@understory/contracts/showing/widgets.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  checkWidget,
  type WidgetSettings,
} from '@understory/domain/showing/widgets/check-widget.ts'
import { sizeNamed, WIDGET_LIMITS } from '@understory/domain/showing/widgets/widget-look.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { refuseClaims } from '../claims/public.ts'
import { ensureShare } from '../shareables/public.ts'
import {
  columnsOf,
  findWidget,
  presentWidget,
  selectWidgets,
  type WidgetKey,
} from './widget-records.ts'

type ChangeWidgetsDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** Letters of other scripts in their ASCII form. The path of an address stays, so that the check refuses it. */
const asciiOf = (domain: string): string =>
  /[/?#\\\p{Cc}]/u.test(domain) ? domain : domainToASCII(domain) || domain

/** With every domain as a browser names it. */
function settingsIn({ size, allowedDomains, ...rest }: WidgetInput): WidgetSettings {
  const named = allowedDomains.map(asciiOf)
  return { ...rest, size: sizeNamed(size), allowedDomains: [...new Set(named)] }
}

/** A widget has no room for what a claim rests on. */
const refuseNote = ({ note }: WidgetSettings, now: Date): Refused | null =>
  refuseClaims({ texts: { note }, basis: null, now })

export async function createWidget(
  deps: ChangeWidgetsDeps,
  { accountId, accountKind: kind }: Pick<AccountActor, 'accountId' | 'accountKind'>,
  input: WidgetInput,
): Promise<Widget | Refused> {
  if (kind !== 'business') return refuse('WIDGETS_FORBIDDEN')
  const settings = settingsIn(input)
  // A picture is added to the widget that is there.
  const problems = checkWidget(settings, { kind, hasPicture: true })
  if (problems.length > 0) return refuse('WIDGET_INVALID', problems)
  const claim = refuseNote(settings, deps.clock())
  if (claim) return claim
  return transact(deps.db, async (tx) => {
    const refused = await refuseOneMore(tx, accountId)
    if (refused) return refused
    await ensureShare(tx, deps, accountId)
    const [widgetId, now] = [deps.newId(), deps.clock()]
    await tx
      .insertInto('widget')
      .values({
        id: widgetId,
        account_id: accountId,
        is_active: true,
        created_at: now,
        changed_at: now,
        ...columnsOf(settings),
      })
      .execute()
    return presentNamedWidget(tx, { accountId, widgetId })
  })
}

/** Widgets of one account are counted one after the other. */
async function refuseOneMore(tx: Tx, accountId: string): Promise<Refused | null> {
  await sql`select pg_advisory_xact_lock(hashtext('widgets'), hashtext(${accountId}))`.execute(tx)
  const account = await tx
    .selectFrom('account')
    .select('website')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account?.website) {
    const { message } = refuse('WEBSITE_REQUIRED').refusal
    return refuse('WEBSITE_REQUIRED', [{ field: 'website', message }])
  }
  const there = await selectWidgets(tx, accountId).execute()
  return there.length >= WIDGET_LIMITS.perAccount ? refuse('TOO_MANY_WIDGETS') : null
}

async function presentNamedWidget(tx: Tx, named: WidgetKey): Promise<Widget | Refused> {
  const row = await findWidget(tx, named)
  return row ? presentWidget(row) : refuse('WIDGET_NOT_FOUND')
}

export function changeWidget(
  deps: ChangeWidgetsDeps,
  named: WidgetKey,
  input: WidgetInput,
): Promise<Widget | Refused> {
  return transact(deps.db, async (tx) => {
    const there = await findWidget(tx, named)
    if (!there) return refuse('WIDGET_NOT_FOUND')
    const settings = settingsIn(input)
    const problems = checkWidget(settings, { kind: 'business', hasPicture: there.sha256 !== null })
    if (problems.length > 0) return refuse('WIDGET_INVALID', problems)
    const claim = refuseNote(settings, deps.clock())
    if (claim) return claim
    return update(tx, named, { ...columnsOf(settings), changed_at: deps.clock() })
  })
}

export function switchWidget(
  deps: ChangeWidgetsDeps,
  named: WidgetKey,
  isActive: boolean,
): Promise<Widget | Refused> {
  return transact(deps.db, (tx) =>
    update(tx, named, { is_active: isActive, changed_at: deps.clock() }),
  )
}

type Changed = Partial<ReturnType<typeof columnsOf>> & {
  readonly changed_at: Date
  readonly is_active?: boolean
}

async function update(
  tx: Tx,
  { accountId, widgetId }: WidgetKey,
  changed: Changed,
): Promise<Widget | Refused> {
  await tx
    .updateTable('widget')
    .set(changed)
    .where('account_id', '=', accountId)
    .where('id', '=', widgetId)
    .execute()
  return presentNamedWidget(tx, { accountId, widgetId })
}

export async function removeWidget(
  { db }: Pick<Deps, 'db'>,
  { accountId, widgetId }: WidgetKey,
): Promise<Refused | undefined> {
  const removed = await db
    .deleteFrom('widget')
    .where('account_id', '=', accountId)
    .where('id', '=', widgetId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n ? undefined : refuse('WIDGET_NOT_FOUND')
}
