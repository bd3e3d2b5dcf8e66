import {
  GetAccountImage,
  GetImpactPageImage,
  GetImpactPageLogo,
  GetImpactPageSettings,
  GetOwnImpactPageLogo,
  ListImpactPages,
  PreviewImpactPage,
  ReadImpactPage,
  RemoveImpactPageLogo,
  SaveImpactPage,
  SetImpactPageLogo,
} from '@understory/contracts/showing/impact-pages.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { drawAccount, drawPage } from './page-image.ts'
import { getPageLogo, removePageLogo, setPageLogo } from './page-logo.ts'
import { listPages, readPage, readPageLogo } from './read-page.ts'
import { getPageSettings, previewPage, savePage } from './save-page.ts'

const READING = { name: 'impact-pages', points: 120, seconds: 60 }
const IMAGES = { name: 'impact-images', points: 60, seconds: 60 }
const LOGOS = { name: 'impact-page-logo', points: 30, seconds: 3_600 }
/** As long as caches may show a page that was changed or made private. */
const CACHED = 'public, max-age=10'

export function impactPageRoutes(deps: Deps): Route[] {
  return [
    route(GetImpactPageSettings, { access: 'account', may: 'see' }, ({ actor }) =>
      getPageSettings(deps, actor.accountId),
    ),
    route(PreviewImpactPage, { access: 'account', may: 'see', asks: true }, ({ actor, body }) =>
      previewPage(deps, actor.accountId, body),
    ),
    route(
      SaveImpactPage,
      { access: 'account', may: 'change-settings', event: 'impact-page-changed' },
      ({ actor, body }) => savePage(deps, actor.accountId, body),
    ),
    route(GetOwnImpactPageLogo, { access: 'account', may: 'see' }, ({ actor }) =>
      getPageLogo(deps, actor.accountId),
    ),
    route(
      SetImpactPageLogo,
      { access: 'account', may: 'change-settings', event: 'impact-page-changed' },
      async ({ actor, body }) => {
        if (!(await deps.limit(LOGOS, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
        return setPageLogo(deps, actor.accountId, body.file)
      },
    ),
    route(
      RemoveImpactPageLogo,
      { access: 'account', may: 'change-settings', event: 'impact-page-changed' },
      ({ actor }) => removePageLogo(deps, actor.accountId),
    ),
    route(
      ReadImpactPage,
      { access: 'public', limit: READING },
      async ({ params, responseHeaders }) => {
        const page = await asPlatform(() => readPage(deps, params.address))
        if (!page) return refuse('IMPACT_PAGE_NOT_FOUND')
        responseHeaders.set('cache-control', CACHED)
        return page
      },
    ),
    route(
      GetImpactPageLogo,
      { access: 'public', limit: READING },
      async ({ params, responseHeaders }) => {
        const logo = await asPlatform(() => readPageLogo(deps.db, params.address))
        if (!logo) return refuse('IMPACT_PAGE_NOT_FOUND')
        responseHeaders.set('cache-control', CACHED)
        return logo
      },
    ),
    route(
      GetImpactPageImage,
      { access: 'public', limit: IMAGES },
      async ({ params, responseHeaders }) => {
        const page = await asPlatform(() => readPage(deps, params.address))
        if (!page) return refuse('IMPACT_PAGE_NOT_FOUND')
        responseHeaders.set('cache-control', 'public, max-age=300')
        return drawPage(deps, page, 'link')
      },
    ),
    route(GetAccountImage, { access: 'account', may: 'see' }, async ({ actor, params }) => {
      if (!(await deps.limit(IMAGES, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
      return drawAccount(deps, actor.accountId, params.size)
    }),
    route(
      ListImpactPages,
      { access: 'public', limit: READING },
      async ({ query, responseHeaders }) => {
        responseHeaders.set('cache-control', CACHED)
        return asPlatform(() => listPages(deps, query.after))
      },
    ),
  ]
}
