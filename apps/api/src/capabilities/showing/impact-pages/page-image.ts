import type { ImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { ImageSize } from '@understory/domain/showing/impact-pages/image-sizes.ts'
import type { Deps } from '../../../deps.ts'
import { FIRST_SETTINGS, findPage, settingsOf } from './page-records.ts'
import { presentPage } from './present-page.ts'
import { addressFor } from './save-page.ts'

type PageImageDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'documents'>
type PageImagePage = Pick<ImpactPage, 'name' | 'address' | 'figures' | 'projects'>

/** The picture of a page that anyone can read; so its address is printed on it. */
export function drawPage(
  deps: PageImageDeps,
  page: PageImagePage,
  size: ImageSize,
): Promise<Uint8Array> {
  return draw(deps, page, { size, path: `/impact/${page.address}` })
}

/** The picture for the account itself. A page that is private is not named on it. */
export async function drawAccount(
  deps: PageImageDeps,
  accountId: string,
  size: ImageSize,
): Promise<Uint8Array> {
  const row = await findPage(deps.db, accountId)
  const settings = row ? settingsOf(row) : FIRST_SETTINGS
  const address = await addressFor(deps.db, accountId)
  const page = await presentPage(deps, { accountId, address }, settings)
  return draw(deps, page, { size, path: settings.isPublic ? `/impact/${address}` : '' })
}

type Drawing = { readonly size: ImageSize; readonly path: string }

function draw(
  deps: PageImageDeps,
  page: PageImagePage,
  { size, path }: Drawing,
): Promise<Uint8Array> {
  const { name, address, figures, projects } = page
  const { milliTrees, co2eGrams, plasticGrams, since } = figures
  return deps.documents.accountImage(
    {
      name,
      seed: address,
      milliTrees,
      co2eGrams,
      plasticGrams,
      projects,
      since: since,
      on: dayOf(deps.clock()),
      checkedAt: `${new URL(deps.config.origin).host}${path}`,
    },
    size,
  )
}
