import type { ImpactPageSettings } from '@understory/contracts/showing/impact-pages.ts'
import { anyOf } from '@understory/database/any-of.ts'
import { normaliseWebsite } from '@understory/domain/people/accounts/website.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { refuseClaims } from '../claims/public.ts'
import { impactPagesMessage } from './messages/messages.generated.ts'
import { freePageAddress } from './page-address.ts'
import { FIRST_SETTINGS, findPage, hasLogo, pageSettingsRowOf, settingsOf } from './page-records.ts'
import { listCertificates, presentPage } from './present-page.ts'
import { type AccountAddress, forgetOldAddresses, takeAddress } from './take-address.ts'

type SavePageDeps = Pick<Deps, 'db' | 'clock'>

export async function getPageSettings({ db }: SavePageDeps, accountId: string) {
  const row = await findPage(db, accountId)
  return {
    settings: row ? settingsOf(row) : FIRST_SETTINGS,
    address: await addressFor(db, accountId),
    isSaved: row !== undefined,
    hasLogo: await hasLogo(db, accountId),
    offered: (await listCertificates(db, accountId)).map(
      ({ from: _from, to: _to, ...certificate }) => certificate,
    ),
  }
}

export async function previewPage(
  deps: SavePageDeps,
  accountId: string,
  asked: ImpactPageSettings,
) {
  const settings = await readSettings(deps, accountId, asked)
  if (!('isPublic' in settings)) return settings
  const address = await addressFor(deps.db, accountId)
  return presentPage(deps, { accountId, address }, settings)
}

/**
 * The page stands at its address at once; the last earlier addresses of the account lead there. An address that
 * another account of the same name takes at the same moment is passed over. What everyone may read is checked for
 * what may be said.
 */
export async function savePage(deps: SavePageDeps, accountId: string, asked: ImpactPageSettings) {
  const settings = await readSettings(deps, accountId, asked)
  if (!('isPublic' in settings)) return settings
  const { bio, mission, claimBasis: basis } = settings
  const claims = refuseClaims({ texts: { mission, bio }, basis, now: deps.clock() })
  if (claims && settings.isPublic) return claims
  for (;;) {
    const address = await addressFor(deps.db, accountId)
    if (await isSavedAt(deps, { accountId, address }, settings)) return { address }
  }
}

/** False where the address is someone else's. */
function isSavedAt(
  deps: SavePageDeps,
  place: AccountAddress,
  settings: ImpactPageSettings,
): Promise<boolean> {
  const now = deps.clock()
  return transact(deps.db, async (tx) => {
    if (!(await takeAddress(tx, place, now))) return false
    const row = { ...pageSettingsRowOf(settings), address: place.address, changed_at: now }
    await tx
      .insertInto('impact_page')
      .values({ account_id: place.accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute()
    await forgetOldAddresses(tx, place)
    return true
  })
}

export async function addressFor(db: Deps['db'], accountId: string): Promise<string> {
  const { display_name: name } = await db
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return freePageAddress(db, { accountId, name })
}

/** What can be stored, or what is wrong with it. A certificate of someone else is not shown. */
async function readSettings(
  { db }: SavePageDeps,
  accountId: string,
  asked: ImpactPageSettings,
): Promise<ImpactPageSettings | Refused> {
  const website = asked.website ? normaliseWebsite(asked.website) : null
  if (asked.website && !website)
    return refusedPage('website', impactPagesMessage('save-page.read-settings'))
  if (!asked.showsName && !(asked.showsLogo && (await hasLogo(db, accountId)))) {
    return refusedPage('showsName', impactPagesMessage('save-page.read-settings.2'))
  }
  const own = await db
    .selectFrom('certificate')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) => anyOf(eb.ref('id'), [...asked.certificates, accountId]))
    .execute()
  const isListed = asked.isListed && asked.isPublic
  return { ...asked, isListed, website, certificates: own.map(({ id }) => id) }
}

function refusedPage(field: string, message: string): Refused {
  return refuse('IMPACT_PAGE_INVALID', [{ field, message }])
}
