import type { AssetUses } from '@understory/contracts/showing/asset-uses.ts'
import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  type AssetToShow,
  type AssetUse,
  assetUse,
} from '@understory/domain/showing/asset-uses/asset-use.ts'
import { CLAIM_MARKETS } from '@understory/domain/showing/claims/rules/claim-terms.ts'
import type { Deps } from '../../../deps.ts'
import { listCertificates, wordsOfPage } from '../impact-pages/public.ts'
import { getSharing, marketsOfShare } from '../shareables/public.ts'
import { wordsOfWidgets } from '../widgets/public.ts'
import { assetUsesMessage } from './messages/messages.generated.ts'
import { sentencesOfFigures } from './sentences-of-figures.ts'

type NamedAsset = AssetToShow & { readonly name: string | null }

/** In every market that there are rules of, and elsewhere. */
export const usesOf = (
  { config: { marketSwitches: switched } }: Pick<Deps, 'config'>,
  shown: AssetToShow,
  day: CalendarDate,
): AssetUse[] => CLAIM_MARKETS.map((market) => assetUse(shown, { market, day, switched }))

/** What an account shows or could show, and where it may. */
export async function readUses(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  accountId: string,
): Promise<AssetUses> {
  const { db, clock, config } = deps
  const { figures, shareId, badgesActive } = await getSharing(deps, accountId)
  const { display_name: name } = await db
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const day = dayOf(clock())
  const of = { basis: {}, hasPicture: true, statedOn: day, name: null }
  const words = sentencesOfFigures({ name, siteName: config.siteName, figures })
    .map((sentence) => `${sentence}.`)
    .join(' ')
  const widgets = await wordsOfWidgets(db, accountId)
  const page = await wordsOfPage(db, accountId)
  const assets: NamedAsset[] = [
    ...(words === ''
      ? []
      : [
          { ...of, asset: 'badge' as const, words },
          { ...of, asset: 'picture' as const, words },
        ]),
    ...widgets.map((widget) => ({
      ...of,
      asset: 'widget' as const,
      name: widget.name,
      words: saidTogether([words, widget.note]),
    })),
    ...(page
      ? [
          {
            ...of,
            asset: 'impact-page' as const,
            basis: page.basis,
            words: saidTogether([words, page.mission, page.bio]),
          },
        ]
      : []),
    ...(await newestCertificate(deps, accountId, name)),
    ...(await orderPagesOf(deps, accountId)),
  ]
  const isSeen = shareId !== null && (badgesActive || widgets.some(({ isActive }) => isActive))
  return {
    markets: await marketsOfShare(db, accountId),
    evidence: isSeen ? `/funded/${shareId}` : null,
    assets: assets.map((shown) => ({
      asset: shown.asset,
      name: shown.name,
      words: shown.words,
      statedOn: shown.statedOn,
      uses: usesOf(deps, shown, day),
    })),
  }
}

/** What it says is of the day that it was issued, and stays so. */
async function newestCertificate(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: string,
  name: string,
): Promise<NamedAsset[]> {
  const [newest] = await listCertificates(db, accountId)
  if (!newest) return []
  const { issuedOn, milliTrees, co2eGrams, plasticGrams } = newest
  const asOf = `${issuedOn}T00:00:00.000Z`
  const figures = { milliTrees, co2eGrams, plasticGrams, vehicles: 0, since: issuedOn, asOf }
  const words = sentencesOfFigures({ name, siteName: config.siteName, figures })
  return [
    {
      ...{ asset: 'certificate', name: null, basis: {}, hasPicture: true },
      words: words.map((sentence) => `${sentence}.`).join(' '),
      statedOn: issuedOn,
    },
  ]
}

const MOST_SHOPS = 20

/** Each says what one order funded, on the day that it is opened. */
async function orderPagesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<NamedAsset[]> {
  const shops = await db
    .selectFrom('store')
    .select('name')
    .where('account_id', '=', accountId)
    .where('disconnected_at', 'is', null)
    .orderBy('connected_at')
    .limit(MOST_SHOPS)
    .execute()
  return shops.map(({ name }) => ({
    ...{ asset: 'order-page', name, basis: {}, hasPicture: true },
    words: assetUsesMessage('read-uses.words', { name }),
    statedOn: dayOf(clock()),
  }))
}

const saidTogether = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
